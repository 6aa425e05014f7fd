import { useEffect } from 'react';

/** Replaces the page's icon while a setting gives another. */
export function useFavicon(url: string | undefined): void {
  useEffect(() => {
    if (!url) return undefined;
    const before = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')];
    const icon = document.createElement('link');
    icon.rel = 'icon';
    icon.href = url;
    before.forEach((link) => {
      link.remove();
    });
    document.head.append(icon);
    return () => {
      icon.remove();
      document.head.append(...before);
    };
  }, [url]);
}
