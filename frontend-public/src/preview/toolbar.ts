import type { PreviewAction } from '@20x/kit';
import { part, putBeside, signButton, type Sign } from './overlay-parts';
import type { Edges } from './places';

/** What can be done with what is selected. */
export interface Tools {
  readonly label: string;
  /** Its text can be written in place. */
  readonly canWrite: boolean;
  /** It lies in something that can be selected. */
  readonly hasAround: boolean;
  /** Null outside of lists. */
  readonly row: RowTools | null;
}

export interface RowTools {
  readonly item: string;
  readonly canHide: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isFull: boolean;
  /** Entries are side by side. */
  readonly isInLine: boolean;
}

export type ToolAction = PreviewAction | 'around' | 'write';

interface ToolbarActions {
  readonly act: (action: ToolAction) => void;
  readonly drag: (event: PointerEvent) => void;
}

/** The name of what is selected and its buttons. Arrows go from button to button. */
export class Toolbar {
  readonly element = part('tools');
  private readonly name = document.createElement('span');
  private shown = '';

  constructor(private readonly actions: ToolbarActions) {
    this.element.setAttribute('role', 'toolbar');
    this.name.className = 'name';
    this.name.setAttribute('aria-hidden', 'true');
    this.element.addEventListener('keydown', (event) => this.onKey(event));
  }

  get buttons(): HTMLButtonElement[] {
    return [...this.element.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  }

  show(tools: Tools | null): void {
    // What did not change keeps its focus.
    const next = JSON.stringify(tools);
    if (next === this.shown) return;
    this.shown = next;
    this.name.textContent = tools?.label ?? '';
    this.element.setAttribute('aria-label', tools?.label ?? '');
    this.element.replaceChildren(this.name, ...(tools ? this.buttonsFor(tools) : []));
  }

  /** Beside its element, where it covers nothing that is taken. */
  place(rect: DOMRect | null, size: number, taken: readonly Edges[]): void {
    this.element.hidden = !rect || this.shown === 'null';
    if (rect && !this.element.hidden) putBeside(this.element, rect, { size, taken, align: 1 });
  }

  private buttonsFor({ canWrite, hasAround, row }: Tools): HTMLButtonElement[] {
    const button = (sign: Sign, name: string, action: ToolAction, isOff = false) => {
      const element = signButton(sign, name);
      element.disabled = isOff;
      element.addEventListener('click', () => this.actions.act(action));
      return element;
    };
    const around = hasAround ? [button('around', 'Select what it lies in', 'around')] : [];
    const write = canWrite ? [button('write', 'Write here', 'write')] : [];
    if (!row) return [...around, ...write];
    const { item, canHide, isFirst, isLast, isFull, isInLine } = row;
    const handle = signButton('handle', `Drag this ${item}`);
    handle.className = 'handle';
    handle.addEventListener('pointerdown', this.actions.drag);
    const [back, forth]: readonly [Sign, Sign] = isInLine ? ['left', 'right'] : ['up', 'down'];
    return [
      ...around,
      handle,
      ...write,
      button(back, `Move ${back} this ${item}`, 'up', isFirst),
      button(forth, `Move ${forth} this ${item}`, 'down', isLast),
      button('duplicate', `Duplicate this ${item}`, 'duplicate', isFull),
      ...(canHide ? [button('hide', `Hide this ${item}`, 'hide')] : []),
      button('delete', `Delete this ${item}`, 'delete'),
    ];
  }

  private onKey(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const { buttons } = this;
    const at = buttons.indexOf(event.target as HTMLButtonElement);
    if (event.altKey || step === undefined || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  }
}
