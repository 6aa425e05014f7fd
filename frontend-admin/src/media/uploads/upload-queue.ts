import { mediaLimits } from '@20x/shared/media-limits';
import type { UploadedMedia } from '../../api/generated';
import { sizeWords } from '../media-words';

/** One file on its way into the library. */
export interface Upload {
  readonly key: number;
  readonly file: File;
  /** Where it goes; empty: no folder. */
  readonly folder: string;
  /** Offline: it is sent again once the server can be reached. */
  readonly state: 'waiting' | 'sending' | 'offline' | 'done' | 'failed';
  /** How much of it is sent, from 0 to 1. */
  readonly share: number;
  /** Why it failed. */
  readonly reason: string | null;
  /** What the library made of it. */
  readonly item: UploadedMedia | null;
}

interface Sending {
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

interface UploadQueueOptions {
  readonly send: (upload: Upload, sending: Sending) => Promise<UploadedMedia>;
  readonly reasonOf: (error: unknown) => string;
  /** For an error without an answer, resolves once there may be one; null for any other error. */
  readonly back: (error: unknown) => Promise<void> | null;
  /** Nothing is on its way any more, and something arrived. */
  readonly onArrived: () => void;
}

/** So many files are sent at the same time; the others wait. */
const mostAtOnce = 3;

/** Sends files one after the other; one that fails does not stop the others. */
export class UploadQueue {
  private uploads: readonly Upload[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly aborts = new Map<number, AbortController>();
  private lastKey = 0;
  private hasArrived = false;

  constructor(private readonly options: UploadQueueOptions) {}

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly getUploads = () => this.uploads;

  add(files: readonly File[], folder = ''): void {
    const added = files.map((file): Upload => {
      const reason = refusalOf(file);
      const state = reason ? 'failed' : 'waiting';
      return { key: ++this.lastKey, file, folder, state, share: 0, reason, item: null };
    });
    this.set([...this.uploads, ...added]);
    this.sendNext();
  }

  retry(key: number): void {
    this.change(key, { state: 'waiting', share: 0, reason: null });
    this.sendNext();
  }

  /** Calls one off, or takes one that failed off the list. */
  cancel(key: number): void {
    this.set(this.uploads.filter((upload) => upload.key !== key));
    this.aborts.get(key)?.abort();
    this.sendNext();
  }

  cancelAll(): void {
    this.set([]);
    this.aborts.forEach((abort) => abort.abort());
  }

  /** Resolves to whether everything arrived. */
  whenSent(): Promise<boolean> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.uploads.some(isOnItsWay)) return;
        stop();
        resolve(this.uploads.every(({ state }) => state === 'done'));
      };
      const stop = this.subscribe(look);
      look();
    });
  }

  private sendNext(): void {
    const sending = this.uploads.filter(({ state }) => state === 'sending').length;
    const next = this.uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(mostAtOnce - sending, 0));
    for (const upload of next) void this.send(upload);
    if (this.uploads.some(isOnItsWay) || !this.hasArrived) return;
    this.hasArrived = false;
    this.options.onArrived();
  }

  private async send(upload: Upload): Promise<void> {
    const { key } = upload;
    const abort = new AbortController();
    this.aborts.set(key, abort);
    this.change(key, { state: 'sending' });
    const onProgress = (share: number) => this.change(key, { share });
    try {
      const item = await this.options.send(upload, { onProgress, signal: abort.signal });
      this.hasArrived = true;
      this.change(key, { state: 'done', share: 1, item });
    } catch (error) {
      const back = abort.signal.aborted ? null : this.options.back(error);
      if (back) {
        this.change(key, { state: 'offline', share: 0 });
        void back.then(() => this.retry(key));
      } else {
        this.change(key, { state: 'failed', reason: this.options.reasonOf(error) });
      }
    }
    this.aborts.delete(key);
    this.sendNext();
  }

  private change(key: number, change: Partial<Upload>): void {
    this.set(this.uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload)));
  }

  private set(uploads: readonly Upload[]): void {
    this.uploads = uploads;
    this.listeners.forEach((listener) => listener());
  }
}

export const isOnItsWay = ({ state }: Upload) => ['waiting', 'sending', 'offline'].includes(state);

/** What needs no server to be refused. */
function refusalOf({ size }: File): string | null {
  if (size === 0) return 'The file is empty.';
  if (size <= mediaLimits.bytes) return null;
  return `The file has ${sizeWords(size)}. Use a file of at most ${sizeWords(mediaLimits.bytes)}.`;
}
