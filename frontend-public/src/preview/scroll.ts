import type { ShownPage } from './shown-page';

/** Below the site's own header. */
const fromTop = 80;

/** Reports after every scroll which field is at the top of the window, so that the form can go on there. */
export function followScroll(shown: ShownPage): void {
  window.addEventListener('scrollend', () => {
    const { page, send } = shown;
    const first = page.inOrder().find((path) => (page.elementOf(path)?.getBoundingClientRect().top ?? 0) >= fromTop);
    if (first !== undefined) send({ type: 'inView', path: first });
  });
}
