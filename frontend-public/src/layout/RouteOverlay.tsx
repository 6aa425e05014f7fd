import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollToTop } from './scroll-to-top';
import classes from './RouteOverlay.module.css';

const overlayMs = 300;

/** Covers the page for a moment on every route change, never on the first load; then the heading takes the focus. */
export function RouteOverlay() {
  const { pathname, hash } = useLocation();
  const [arrivedAt, setArrivedAt] = useState(pathname);
  const isMoving = arrivedAt !== pathname;

  useEffect(() => {
    if (!isMoving) return;
    scrollToTop();
    const timer = setTimeout(() => {
      setArrivedAt(pathname);
      arrive(hash);
    }, overlayMs);
    return () => clearTimeout(timer);
  }, [isMoving, pathname, hash]);

  return (
    <div role="status" className={classes.root} data-shown={isMoving || undefined}>
      {isMoving && (
        <>
          <span className={classes.bar} />
          Loading page...
        </>
      )}
    </div>
  );
}

function arrive(hash: string) {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) return target.scrollIntoView();
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  heading?.focus({ preventScroll: true });
}
