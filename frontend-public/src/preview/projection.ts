import type { PageQuery } from './page-data';

const address = '/api/previews/page-data';
/** After a failure the newest draft is sent again. */
const retryMs = 2_000;
/** The link of a frame ends when it is not used for longer. */
const keepAliveMs = 5 * 60_000;

const notices = {
  offline: 'No connection. Text changes still show. Everything else follows when you are back online.',
  ended: 'This preview has ended. Reload it to continue.',
  refused: 'The server could not show this draft. Text changes still show. Everything else follows once it can.',
} as const;

export interface ProjectionOptions {
  readonly token: string;
  readonly onAnswer: (queries: readonly PageQuery[], draft: object) => void;
  /** Why the page shows less than the draft; null when it shows all of it. */
  readonly onNotice: (notice: string | null) => void;
}

/** Has the server make page data of drafts: one request at a time, and after it the newest draft, so that answers never overtake each other. */
export class Projection {
  private newest: object | null = null;
  private next: object | null = null;
  /** An answer is on its way. */
  isBusy = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: ProjectionOptions) {}

  show(draft: object): void {
    this.newest = this.next = draft;
    void this.run();
  }

  private async run(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    clearTimeout(this.timer);
    let wait = keepAliveMs;
    while (this.next) {
      const draft = this.next;
      this.next = null;
      const answer = await this.ask(draft);
      if (typeof answer === 'object') this.options.onAnswer(answer, draft);
      else if (answer !== 'ended') wait = retryMs;
      this.options.onNotice(typeof answer === 'string' ? notices[answer] : null);
    }
    this.isBusy = false;
    this.timer = setTimeout(() => this.newest && this.show(this.newest), wait);
  }

  private async ask(content: object): Promise<readonly PageQuery[] | keyof typeof notices> {
    try {
      const response = await window.fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: this.options.token, content }),
      });
      if (response.status === 404) return 'ended';
      if (!response.ok) return 'refused';
      return ((await response.json()) as { readonly queries: readonly PageQuery[] }).queries;
    } catch {
      return 'offline';
    }
  }
}
