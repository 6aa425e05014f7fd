import type { PreviewStageState } from '@20x/kit';

const apiPath = /^\/api\/(?!admin\/|auth\/)/;

/** What a previewed page asks the API: as a stranger, and with the answers that the editor wants to see it get. */
export class PreviewRequests {
  answers: PreviewStageState['request'] = 'answered';

  /** `address` is the path of the content that is edited. */
  constructor(private readonly address: string | null) {}

  readonly fetch: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname === this.address && this.answers === 'loading') return new Promise<Response>(() => undefined);
    if (pathname === this.address && this.answers === 'failed')
      return Promise.reject(new TypeError('Failed on purpose.'));
    // Nothing is sent from a preview, and nothing is read that visitors could not read.
    if (request.method !== 'GET' || !apiPath.test(pathname)) return Promise.reject(new TypeError('Not in a preview.'));
    return window.fetch(request);
  };
}
