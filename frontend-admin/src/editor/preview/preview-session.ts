import { flushSync } from 'react-dom';
import type { PreviewCommand, PreviewEnvelope, PreviewFieldFacts, PreviewReport, PreviewStageState } from '@20x/kit';
import { reportIn } from './reports';

export interface SessionOptions {
  /** The window that shows the page, at the time of the call; null while there is none. */
  readonly page: () => Window | null;
  /** Known to this editor and that one page. */
  readonly nonce: string;
  readonly mode: 'view' | 'edit';
  readonly fields: PreviewFieldFacts;
  readonly content: () => object;
  /** What the page is brought into; kept up to date here. Default: as it is. */
  readonly stage?: Partial<PreviewStageState>;
  readonly onReport: (report: PreviewReport) => void;
}

/** The person turns from the page to the editor, or this window goes. The first listeners hear it first. */
const departures = [
  [window, 'pointerdown'],
  [window, 'keydown'],
  [document, 'visibilitychange'],
  [window, 'beforeunload'],
  [window, 'pagehide'],
] as const;

/** Speaks with the page of one frame or window. Whatever comes from elsewhere or without the nonce is passed over. */
export class PreviewSession {
  private isReady = false;
  private turn = 0;
  private readonly stage: Partial<PreviewStageState>;

  constructor(private readonly options: SessionOptions) {
    this.stage = options.stage ?? {};
    window.addEventListener('message', this.hear);
    for (const [target, type] of departures) target.addEventListener(type, this.flush, { capture: true });
  }

  /** Shows what is in the editor now. */
  show(): void {
    this.turn += 1;
    this.say({ type: 'content', content: this.options.content(), turn: this.turn });
  }

  scrollTo(path: string): void {
    this.say({ type: 'scrollTo', path });
  }

  select(path: string | null): void {
    this.say({ type: 'select', path });
  }

  /** Selects a text and lets it be written in place. */
  write(path: string): void {
    this.say({ type: 'write', path });
  }

  /** Holds also for a page that is not there yet. */
  enter(stage: Partial<PreviewStageState>): void {
    Object.assign(this.stage, stage);
    this.say({ type: 'stage', stage });
  }

  end(): void {
    window.removeEventListener('message', this.hear);
    for (const [target, type] of departures) target.removeEventListener(type, this.flush, { capture: true });
  }

  private readonly hear = (event: MessageEvent<unknown>) => {
    if (event.origin !== window.location.origin || event.source !== this.options.page()) return;
    const report = reportIn(event.data, this.options.nonce);
    if (!report) return;
    if (report.type === 'ready') this.begin();
    this.options.onReport(report);
  };

  /** What is being written on the page is in the form, and guarded, before the click of a link can leave it. */
  private readonly flush = (event: Event) => {
    if (!this.isReady || (event.type === 'visibilitychange' && document.visibilityState !== 'hidden')) return;
    const { origin } = window.location;
    const data = this.enveloped({ type: 'flush' });
    const message = new MessageEvent('message', { data, origin, source: window });
    flushSync(() => this.options.page()?.dispatchEvent(message));
  };

  private begin() {
    this.isReady = true;
    const { mode, fields } = this.options;
    this.say({ type: 'start', mode, fields });
    this.show();
    if (Object.keys(this.stage).length > 0) this.say({ type: 'stage', stage: this.stage });
  }

  private say(message: PreviewCommand) {
    if (!this.isReady) return;
    this.options.page()?.postMessage(this.enveloped(message), window.location.origin);
  }

  private enveloped(message: PreviewCommand): PreviewEnvelope<PreviewCommand> {
    return { source: '20x-preview', nonce: this.options.nonce, message };
  }
}
