import type { HiddenEntry } from '@20x/kit';
import { isHidden, isRecord } from '@20x/shared/hidden';
import type { FieldForm } from './field-form';

/** A text of a list that is kept from visitors: while they see it, the list holds the text alone. */
export const isHiddenText = (entry: unknown): entry is HiddenEntry =>
  isRecord(entry) && entry.published === false && typeof entry.entry === 'string';

/** The text of an entry, shown or hidden; undefined: it is none. */
export function textOfEntry(entry: unknown): string | undefined {
  if (isHiddenText(entry)) return entry.entry;
  return typeof entry === 'string' ? entry : undefined;
}

export const hiddenText = (entry: string): HiddenEntry => ({ entry, published: false });

/** Keeps the entry at a path from visitors, or lets them see it again; answers whether they do not see it now. */
export function toggleHidden(form: Pick<FieldForm, 'read' | 'write'>, path: string): boolean {
  const entry = form.read(path);
  const wasHidden = isHidden(entry);
  if (typeof entry === 'string') form.write(path, hiddenText(entry));
  else if (isHiddenText(entry)) form.write(path, entry.entry);
  else form.write(`${path}.published`, wasHidden);
  return !wasHidden;
}
