import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { arrive } from './arrival';
import { scrollToTop } from './scroll-to-top';
import classes from './RouteOverlay.module.css';

const overlayMs = 300;

/** Covers the page for a moment on every route change, never on the first load; then the heading takes the focus and the page's name is said. */
export function RouteOverlay() {
  const { pathname, hash } = useLocation();
  const [arrivedAt, setArrivedAt] = useState(pathname);
  const [arrival, setArrival] = useState('');
  const stopWaiting = useRef<() => void>(undefined);
  const isMoving = arrivedAt !== pathname;

  useEffect(() => {
    if (!isMoving) return;
    stopWaiting.current?.();
    scrollToTop();
    const timer = setTimeout(() => {
      setArrivedAt(pathname);
      stopWaiting.current = arrive(hash, () => {
        // A page that is shorter than the one before cuts the way to the top off.
        if (!hash) scrollToTop();
        setArrival(document.title);
      });
    }, overlayMs);
    return () => clearTimeout(timer);
  }, [isMoving, pathname, hash]);

  return (
    <>
      <div role="status" className={classes.root} data-shown={isMoving || undefined}>
        {isMoving && (
          <>
            <span className={classes.bar} />
            Loading page...
          </>
        )}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {!isMoving && arrival}
      </p>
    </>
  );
}
