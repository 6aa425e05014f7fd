import type { PreviewAction } from '@20x/kit';
import type { FieldDeclarations } from '../model/field-declarations';
import { fieldLabel } from '../model/field-labels';
import { lastPart, parentPath } from '../model/declaration-at';

interface RowChange {
  readonly action: PreviewAction;
  /** What it was done to, and what is selected after it. */
  readonly row: string;
  readonly next: string;
  readonly content: Readonly<Record<string, unknown>>;
  readonly count: number;
  readonly isHidden: boolean;
}

/** Announces an action to people who use a screen reader. */
export function wordsOf({ action, row, next, content, count, isHidden }: RowChange, fields: FieldDeclarations): string {
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
