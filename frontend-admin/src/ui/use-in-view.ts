import { useEffect, useState } from 'react';

/** The selector of the element that is in view, a little below the top of the window. */
export function useInView(selectors: readonly string[]): string | undefined {
  const [seen, setSeen] = useState<string>();
  const all = selectors.join();
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined' || all === '') return undefined;
    const inView = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        // Two neighbors can be there at once. When one leaves, only that is told.
        for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
        const [target] = inView;
        if (target) setSeen(all.split(',').find((selector) => target.matches(selector)));
      },
      { rootMargin: '-30% 0px -69% 0px' },
    );
    for (const element of document.querySelectorAll(all)) observer.observe(element);
    return () => observer.disconnect();
  }, [all]);
  return seen;
}
