const signs = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'popstate',
  // An image that cannot be had needs the code that puts another in its place.
  'error',
] as const;

let sign: Promise<void> | undefined;

/** Resolves when the visitor first points, scrolls, types or touches; at once on a page that is already scrolled. */
export function firstSign(): Promise<void> {
  sign ??= new Promise((resolve) => {
    if (window.scrollY > 0 || [...document.images].some(isMissing)) return resolve();
    const onSign = () => {
      for (const name of signs) window.removeEventListener(name, onSign, true);
      resolve();
    };
    for (const name of signs) window.addEventListener(name, onSign, { capture: true, passive: true });
  });
  return sign;
}

/** Waits for nobody: everything on the page is taken over at once. */
export function countAsSign(): void {
  sign = Promise.resolve();
}

const isMissing = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0 && image.currentSrc !== '';
