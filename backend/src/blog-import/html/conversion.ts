import type { Notes } from './notes.ts';

/** What the parts of a text need to become sections. */
export interface Conversion {
  readonly notes: Notes;
  /** Addresses of images by their ids. */
  readonly attachments: ReadonlyMap<string, string>;
  /** Whether line breaks mean something. */
  readonly hasLines: boolean;
}
