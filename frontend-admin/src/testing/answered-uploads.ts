/** Answers the uploads of a test like its other requests: the browser's own would leave the test. */
export function answerUploads(answer: typeof fetch): void {
  class AnsweredRequest {
    upload: { onprogress?: (event: { readonly loaded: number; readonly total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    status = 0;
    responseText = '';
    private method = '';
    private url = '';
    private readonly headers = new Headers();
    private answered: Response | null = null;

    open(method: string, url: string) {
      Object.assign(this, { method, url });
    }
    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value);
    }
    getResponseHeader(name: string) {
      return this.answered?.headers.get(name) ?? null;
    }
    abort() {
      this.onabort?.();
    }
    send(file: Blob) {
      this.upload.onprogress?.({ loaded: file.size / 2, total: file.size });
      void this.finish();
    }
    private async finish() {
      const { method, url, headers } = this;
      try {
        this.answered = await answer(url, { method, headers, body: 'file' });
        this.status = this.answered.status;
        this.responseText = await this.answered.text();
        this.onload?.();
      } catch {
        this.onerror?.();
      }
    }
  }
  Object.assign(window, { XMLHttpRequest: AnsweredRequest });
}
