import type { Overlay } from './overlay';
import type { Point } from './rich-text-editing';
import type { Selection } from './selection';
import type { ShownPage } from './shown-page';
import type { Writing } from './writing';

/** What keys and pointers work on. */
export interface PageInput extends ShownPage {
  readonly overlay: Overlay;
  readonly selection: Selection;
  readonly writing: Writing;
  /** Keys belong to what is dragged meanwhile: Escape cancels it. */
  readonly isDragging: boolean;
  /** Writes the text of a field or of the first in an entry; the editor's control does it where the page shows none. */
  write(path: string, point?: Point): void;
}
