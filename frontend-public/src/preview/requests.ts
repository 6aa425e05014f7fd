import type { PreviewStageState } from '@20x/kit';

const apiPath = /^\/api\/(?!admin\/|auth\/)/;

/** What a previewed page asks the API: anonymously, and with the answers that the editor wants to see it get. */
export class PreviewRequests {
  answers: PreviewStageState['request'] = 'answered';

  readonly fetch: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    if (this.answers === 'loading') return new Promise<Response>(() => undefined);
    if (this.answers === 'failed') return Promise.reject(new TypeError('Failed on purpose.'));
    // Nothing is sent from a preview, and nothing is read that visitors could not read.
    if (request.method !== 'GET' || !apiPath.test(new URL(request.url).pathname))
      return Promise.reject(new TypeError('Not in a preview.'));
    return window.fetch(request);
  };
}
