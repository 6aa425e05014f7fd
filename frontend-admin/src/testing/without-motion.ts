const asked = window.matchMedia;

/** Nobody waits for a fade: what opens is there at once. */
window.matchMedia = (media) =>
  media === '(prefers-reduced-motion: reduce)' ? Object.assign(asked(media), { matches: true }) : asked(media);
