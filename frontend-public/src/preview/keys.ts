import type { PreviewKey } from '@20x/kit';
import type { PageInput } from './page-input';
import { shortcutOf, type PageKey } from './shortcuts';

const keysName =
  'The page. Press the arrow keys to go from part to part, Enter to edit text, Alt and an arrow to move an entry, Control D to duplicate, Delete to remove, Control Enter to add, Tab to reach the buttons.';

const whileWriting: ReadonlySet<PreviewKey> = new Set(['save', 'publish', 'palette']);

/** The page worked by keys alone: one stage has the focus instead of the page's own links and buttons. */
export class Keys {
  constructor(private readonly editing: PageInput) {
    const capture = { capture: true };
    window.addEventListener('keydown', (event) => this.onKey(event), capture);
    if (editing.mode === 'view') return;
    editing.overlay.openStage(keysName);
    window.addEventListener('focusin', (event) => this.onFocus(event), capture);
    window.addEventListener('focus', () => {
      if (document.activeElement === document.body) editing.overlay.stage.focus({ preventScroll: true });
    });
    // Who points sees where; only who works with keys needs to see the focus of the page.
    const { dataset } = editing.overlay.stage;
    dataset.keys = 'true';
    window.addEventListener('pointerdown', () => (dataset.keys = 'false'), capture);
    window.addEventListener('keydown', () => (dataset.keys = 'true'), capture);
  }

  /** What the page gives the focus to, the stage gets. */
  private onFocus(event: FocusEvent) {
    const { target } = event;
    const { overlay } = this.editing;
    if (!(target instanceof Element) || target === overlay.host || target.matches('[contenteditable]')) return;
    event.stopImmediatePropagation();
    if (!target.closest('#preview-bar')) overlay.stage.focus({ preventScroll: true });
  }

  private onKey(event: KeyboardEvent) {
    const { editing } = this;
    const [source] = event.composedPath();
    if (editing.isDragging) return;
    if (editing.writing.isOn) return this.onKeyWhileWriting(event);
    if (source instanceof Element && source.matches('input, textarea, select')) return;
    const key = shortcutOf(event);
    if (key === null || (editing.mode === 'view' && !(typeof key === 'object' && 'editor' in key))) return;
    const isButton = source instanceof HTMLButtonElement;
    if (editing.mode === 'view' ? event.key === 'Tab' : isButton && this.isForButton(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.obey(key, isButton);
  }

  /** All others belong to the text. */
  private onKeyWhileWriting(event: KeyboardEvent) {
    const isInText = document.activeElement?.closest('[contenteditable]') != null;
    if (event.key === 'Escape' && !isInText) return this.editing.writing.end();
    const key = shortcutOf(event);
    if (typeof key !== 'object' || !key || !('editor' in key) || !whileWriting.has(key.editor)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.editing.writing.flush();
    this.editing.send({ type: 'key', key: key.editor });
  }

  private isForButton({ key, altKey }: KeyboardEvent): boolean {
    return !altKey && (['Enter', ' '].includes(key) || key.startsWith('Arrow'));
  }

  private obey(key: PageKey, isButton: boolean) {
    const { selection, overlay, send } = this.editing;
    if (key === 'write') {
      if (selection.path !== null) this.editing.write(selection.path);
    } else if (key === 'around') this.goAround(isButton);
    else if ('act' in key) selection.act(key.act);
    else if ('add' in key) selection.add(key.add);
    else if ('go' in key) this.go(key.go);
    else if ('goSection' in key) this.goSection(key.goSection);
    else if (key.editor === 'after' && !isButton && overlay.toolbar.buttons.length > 0)
      overlay.toolbar.buttons[0]?.focus();
    else if (key.editor === 'before' && isButton) overlay.stage.focus({ preventScroll: true });
    else send({ type: 'key', key: key.editor });
  }

  /** From the buttons to the page, from a field to its entry, from there to nothing, and out. */
  private goAround(isButton: boolean) {
    const { selection, overlay, send } = this.editing;
    if (isButton) overlay.stage.focus({ preventScroll: true });
    else if (selection.path === null) send({ type: 'key', key: 'before' });
    else selection.choose(selection.around);
  }

  private go(step: number) {
    const { selection, page } = this.editing;
    const paths = page.inOrder();
    const at = selection.path === null ? -1 : paths.findIndex((path) => path === selection.path);
    const inside =
      at < 0 && selection.path !== null ? paths.findIndex((path) => path.startsWith(`${selection.path}.`)) : at;
    const next = at < 0 && inside >= 0 && step > 0 ? inside : inside + step;
    this.goTo(paths[Math.min(Math.max(next, 0), paths.length - 1)]);
  }

  /** To the next section of blocks, or on pages without them to the first field of the next one. */
  private goSection(step: 1 | -1) {
    const { selection, page } = this.editing;
    const paths = page.inOrder();
    const sections = [...new Set(paths.map((path) => sectionOf(page.elementOf(path))))].filter((own) => own !== null);
    const now = selection.path === null ? null : sectionOf(page.elementOf(selection.path));
    const at = now === null ? -1 : sections.indexOf(now);
    const next = sections[Math.min(Math.max(at + step, 0), sections.length - 1)];
    const first = paths.find((path) => sectionOf(page.elementOf(path)) === next);
    this.goTo(paths.find((path) => page.isBlock(path) && page.elementOf(path) === next) ?? first);
  }

  private goTo(path: string | undefined) {
    if (path === undefined) return;
    this.editing.selection.choose(path);
    this.editing.selection.scrollTo(path);
  }
}

const sectionOf = (element: Element | undefined) => element?.closest('main section') ?? null;
