import { notify, useAppDispatch, type NotificationContent } from '@20x/kit';
import { typeOf } from '../../model/block-values';
import { asList } from '../../model/content-comparison';
import type { FieldDeclaration } from '../../model/field-declarations';
import { useFieldForm } from '../../model/field-form';
import { blockEntryOf } from './block-library';

export const fullRefusal = (limit: number): NotificationContent => ({
  title: 'No room for another section',
  description: `Use at most ${limit} sections. Delete one before you add another.`,
  variant: 'destructive',
});

const copyRefusal: NotificationContent = {
  title: 'This section cannot be copied',
  description: 'This version does not know its type. You can move it or delete it.',
  variant: 'destructive',
};

/** Whether a section is of a type that this version does not know: the server keeps it, but takes no copy and no change. */
export const isUnknownSection = (section: unknown): boolean => blockEntryOf(typeOf(section)) === undefined;

/** Tells why the list at a path takes no other section, or no copy of this one; answers false when it does. */
export function useSectionRefusal() {
  const form = useFieldForm();
  const dispatch = useAppDispatch();
  return (path: string, declaration: FieldDeclaration | undefined, copied?: unknown): boolean => {
    if (declaration?.kind !== 'blocks') return false;
    const isFull = asList(form.read(path)).length >= declaration.limit;
    const isUnknown = copied !== undefined && isUnknownSection(copied);
    if (isFull || isUnknown) dispatch(notify(isUnknown ? copyRefusal : fullRefusal(declaration.limit)));
    return isFull || isUnknown;
  };
}
