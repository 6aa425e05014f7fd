import { useMedia } from './useMedia';

const query = '(prefers-reduced-motion: reduce)';

export const prefersReducedMotion = () => window.matchMedia(query).matches;

export const useReducedMotion = () => useMedia(query);
