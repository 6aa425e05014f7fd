import { isRecord } from '@20x/shared/hidden';
import type { Content } from '../../editor/model/content-comparison';

/** As much as one save may carry. */
const largest = 1024 * 1024;

/** The content as a file holds it, to be imported again; fields that say nothing are left out. */
export const toFileText = (content: Content): string =>
  `${JSON.stringify(content, (_, value: unknown) => value ?? undefined, 2)}\n`;

export function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

type Read = { readonly content: object } | { readonly refusal: string };

/** What a file holds, as far as it can be read; whether it is the content of a home page the server says. */
export async function readFile(file: Blob): Promise<Read> {
  if (file.size > largest) return { refusal: 'The file is larger than 1 MB: that is not an export of this page.' };
  try {
    const content: unknown = JSON.parse(await file.text());
    return isRecord(content) ? { content } : { refusal: 'The file holds no object of fields.' };
  } catch (error) {
    return { refusal: `The file is not JSON: ${error instanceof Error ? error.message : 'it cannot be read.'}` };
  }
}
