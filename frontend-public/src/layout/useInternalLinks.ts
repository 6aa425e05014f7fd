import { siteBase } from '@20x/kit';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkKind } from '../ui/link-kind';

/** Lets links inside texts that editors wrote change the page without a reload, and keep the site's prefix. */
export function useInternalLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const path = pathToFollow(event);
      if (path === undefined) return;
      event.preventDefault();
      void navigate(path);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [navigate]);
}

/** The page that a plain click on a link asks for; undefined where the browser or the router already knows what to do. */
function pathToFollow(event: MouseEvent): string | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  const path = link?.getAttribute('href') ?? '';
  if (!link || link.target || link.hasAttribute('download') || linkKind(path) !== 'page') return undefined;
  return siteBase(path) ? path.slice(siteBase(path).length) || '/' : path;
}
