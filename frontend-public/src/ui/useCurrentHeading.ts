import { useEffect, useState } from 'react';

/** The part of the window, from its top, in which a heading counts as the one being read. */
const readingZone = '-96px 0px -65% 0px';

/** The id of the entry that the reader has reached; none before the first one. */
export function useCurrentHeading(entries: readonly { readonly id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const ids = entries.map(({ id }) => id).join('\n');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (changes) => {
        const entered = changes.findLast(({ isIntersecting }) => isIntersecting);
        if (entered) setCurrent(entered.target.id);
      },
      { rootMargin: readingZone },
    );
    for (const id of ids.split('\n')) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
