import type { PreviewStageState } from '@20x/shared/preview-stage';

export type { PreviewStageState };

/**
 * What an editor and the page that it shows in a frame say to each other. Types only: each side checks what it gets. Every
 * message carries the nonce of that one frame.
 */
export interface PreviewEnvelope<Message> {
  readonly source: '20x-preview';
  readonly nonce: string;
  readonly message: Message;
}

/** What the page needs to know of a field to show its handles. */
export interface PreviewFieldFact {
  readonly label: string;
  /** Kind of the field's declaration, such as `line` or `rows`. */
  readonly kind: string;
  /** The part of the page that the field belongs to, as `section.part`. */
  readonly part?: string;
  /** Most characters or entries. */
  readonly limit?: number;
  /** Of a list: one entry, in lower case. */
  readonly item?: string;
  /** Of a list of texts: its entries can be hidden. */
  readonly hides?: boolean;
  /** False where the page makes something else of the text than the text itself. */
  readonly asIs?: false;
  /** Of a text with markup: no more than bold and italic words, links and lists. */
  readonly tools?: 'few';
  /** What its page shows in its place while it is empty and edited there, such as `Add title`; none for what is not shown. */
  readonly ghost?: string;
  /** The field beside it, and the values of it with which this one means something. */
  readonly when?: { readonly field: string; readonly is: readonly string[] };
}

/** By path with `*` for a position; a position in a list of blocks is the type of its block: `blocks.*faq.items.*.question`. */
export type PreviewFieldFacts = Readonly<Record<string, PreviewFieldFact>>;

/** What the editor says. */
export type PreviewCommand =
  | {
      readonly type: 'start';
      /** `edit`: a click selects instead of working the page. */
      readonly mode: 'view' | 'edit';
      readonly fields: PreviewFieldFacts;
    }
  | { readonly type: 'content'; readonly content: object; readonly turn: number }
  | { readonly type: 'scrollTo'; readonly path: string }
  | { readonly type: 'select'; readonly path: string | null }
  /** Selects, and lets the text be written in place as soon as it is there. */
  | { readonly type: 'write'; readonly path: string }
  | { readonly type: 'stage'; readonly stage: Partial<PreviewStageState> }
  /** The window is about to go: what is being written is to be reported before this call returns. */
  | { readonly type: 'flush' };

/** A place in the frame's window. */
export interface PreviewRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type PreviewAction = 'add' | 'duplicate' | 'up' | 'down' | 'move' | 'hide' | 'delete';

/** A key pressed on the page that the editor acts on; `before` and `after`: the focus goes on to the control there. */
export type PreviewKey = 'undo' | 'redo' | 'save' | 'publish' | 'help' | 'palette' | 'sidebar' | 'before' | 'after';

/** Starter content that an edit is based on: the fallbacks of these fields of the document while they are empty. */
export type PreviewFill = Readonly<Record<string, unknown>>;

/** Of a text written on the page: reported while it is written, then either kept or given up; all of it is one change. */
export type PreviewWritingState = 'going on' | 'kept' | 'dropped';

/** What the page says. */
export type PreviewReport =
  | { readonly type: 'ready' }
  | { readonly type: 'rendered'; readonly turn: number }
  | { readonly type: 'hover'; readonly path: string | null }
  | { readonly type: 'selected'; readonly path: string | null; readonly rect: PreviewRect; readonly opens: boolean }
  /** What was to be written is no plain text: its control has to do. */
  | { readonly type: 'inspect'; readonly path: string; readonly rect: PreviewRect }
  /** Nothing on the page shows what is selected: it is hidden or empty. */
  | { readonly type: 'absent'; readonly path: string }
  /** Something shows it again. */
  | { readonly type: 'present'; readonly path: string }
  /** A click met what no document of pages holds: the menu or the footer. */
  | { readonly type: 'outside' }
  /** The field at the top of the window after the page was scrolled. */
  | { readonly type: 'inView'; readonly path: string }
  | {
      readonly type: 'edited';
      readonly path: string;
      readonly text: string;
      readonly fill: PreviewFill;
      readonly state: PreviewWritingState;
    }
  | {
      readonly type: 'action';
      readonly path: string;
      readonly action: PreviewAction;
      /** Of a move or a new entry: its position. */
      readonly to?: number;
      readonly fill: PreviewFill;
    }
  | { readonly type: 'key'; readonly key: PreviewKey };
