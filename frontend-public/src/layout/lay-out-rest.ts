import { whenIdle } from '../ui/when-idle';

/**
 * Ends the page's arrival, in which sections far below the view are not laid out (Section.module.css). One after another,
 * because all at once keep a slow phone from answering for 0.2 s.
 */
export async function layOutRest(): Promise<void> {
  const { documentElement: root } = document;
  if (root.dataset.arriving === undefined) return;
  const sections = [...document.querySelectorAll<HTMLElement>('#root section')];
  const left = sections.filter((section) => getComputedStyle(section).contentVisibility === 'auto');
  for (const section of left) {
    await whenIdle();
    if (!section.isConnected) break; // another page took its place
    section.style.contentVisibility = 'visible';
  }
  delete root.dataset.arriving;
  for (const section of left) section.style.removeProperty('content-visibility');
}
