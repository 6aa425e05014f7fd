import type { PreviewCommand, PreviewReport, PreviewStageState } from '@20x/kit';
import type { Fields } from './fields';
import type { PageMap } from './page-map';

export type StartCommand = Extract<PreviewCommand, { type: 'start' }>;

/** A previewed page as those that work on it see it. */
export interface ShownPage {
  readonly mode: StartCommand['mode'];
  readonly fields: Fields;
  readonly draft: object;
  /** The draft with fallbacks where it is empty. */
  readonly completed: object;
  readonly page: PageMap;
  readonly stage: PreviewStageState;
  /** The page is about to show more of the draft than it does. */
  readonly isPending: boolean;
  readonly send: (report: PreviewReport) => void;
  /** Leads to the control of a field. */
  inspect(path: string): void;
  onWritingEnd(): void;
}
