import type { PreviewAction } from '@20x/kit';
import type { FieldDeclarations } from '../field-declarations';
import { fieldLabel } from '../field-labels';
import { lastPart, parentPath } from './declaration-at';

interface Deed {
  readonly action: PreviewAction;
  /** What it was done to, and what is selected after it. */
  readonly row: string;
  readonly next: string;
  readonly content: Readonly<Record<string, unknown>>;
  readonly count: number;
  readonly isHidden: boolean;
}

/** What is said of a deed to somebody who does not see it. */
export function wordsOf({ action, row, next, content, count, isHidden }: Deed, fields: FieldDeclarations): string {
  const place = `${Number(lastPart(next)) + 1} of ${count}`;
  switch (action) {
    case 'add':
      return `Added, ${place}.`;
    case 'duplicate':
      return `Copied, the copy is ${place}.`;
    case 'up':
    case 'down':
    case 'move':
      return `Moved to position ${place}.`;
    case 'hide':
      return isHidden ? 'Visitors will not see it.' : 'Visitors will see it.';
    case 'delete':
      return `${fieldLabel(fields, `${parentPath(row)}.${lastPart(row)}`, content)} deleted. Undo is possible for 10 seconds.`;
  }
}
