import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Tells the document's script (server/visit-beacon.ts) of each page that takes the place of another. */
export function useVisits(): void {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    window.dispatchEvent(new Event('visit'));
  }, [pathname]);
}
