const signs = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'popstate',
] as const;

let sign: Promise<void> | undefined;

/** Resolves when the visitor first points, scrolls, types or touches; at once on a page that is already scrolled. */
export function firstSign(): Promise<void> {
  sign ??= new Promise((resolve) => {
    if (window.scrollY > 0) return resolve();
    const onSign = () => {
      for (const name of signs) window.removeEventListener(name, onSign, true);
      resolve();
    };
    for (const name of signs) window.addEventListener(name, onSign, { capture: true, passive: true });
  });
  return sign;
}
