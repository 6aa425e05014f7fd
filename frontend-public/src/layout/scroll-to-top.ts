import { prefersReducedMotion } from '../ui/useReducedMotion';

/** Smoothly, unless the visitor wants less motion. */
export const scrollToTop = () => window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
