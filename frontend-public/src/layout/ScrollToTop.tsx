import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Icon } from '../ui/Icon';
import { scrollToTop } from './scroll-to-top';
import classes from './ScrollToTop.module.css';

const thresholdPx = 200;

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}
const isScrolledDown = () => window.scrollY > thresholdPx;

function backToTop() {
  scrollToTop();
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** In the bar, where it covers nothing of the page. */
export function ScrollToTop() {
  const isShown = useSyncExternalStore(subscribe, isScrolledDown, () => false);
  if (!isShown) return null;
  return (
    <button type="button" className={classes.root} aria-label="Scroll to top" onClick={backToTop}>
      <Icon icon={ArrowUp} />
    </button>
  );
}
