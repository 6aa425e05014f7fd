const events = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  // The document repeats a press that came before this code.
  'click',
  'focusin',
  'popstate',
  // A missing image needs the code that replaces it.
  'error',
] as const;

let interaction: Promise<void> | undefined;

/** Resolves when the visitor first points, presses, scrolls, types or touches; at once on a page that is already scrolled. */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    if (window.scrollY > 0 || [...document.images].some(isMissing)) return resolve();
    const onEvent = () => {
      for (const name of events) window.removeEventListener(name, onEvent, true);
      resolve();
    };
    for (const name of events) window.addEventListener(name, onEvent, { capture: true, passive: true });
  });
  return interaction;
}

/** Hydrates everything on the page at once. */
export function countAsInteraction(): void {
  interaction = Promise.resolve();
}

const isMissing = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0 && image.currentSrc !== '';
