import type { NotificationContent } from '@20x/kit';
import { idOfRow } from '@20x/shared/row-ids';
import type { Extensions } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import { ReactNodeViewRenderer } from '@tiptap/react';
import { postContent } from '../../../api/fields/post-content.generated';
import { blockLibrary } from '../../../editor/fields/blocks/block-library';
import { fullRefusal } from '../../../editor/fields/blocks/section-refusal';
import { checkedSign } from '../../../editor/fields/rich-text/pasting/checklists';
import { focusField, showField } from '../../../editor/fields/focus-field';
import { asList } from '../../../editor/model/content-comparison';
import type { FieldDeclarations } from '../../../editor/model/field-declarations';
import type { FieldForm } from '../../../editor/model/field-form';
import { CardView } from './CardView';
import { CurrentPart } from './current-part';
import { DeletedParts } from './deleted-parts';
import { fieldMarks } from './field-marks';
import { TextSearch } from './find';
import { lockedCards, lockedCardsRefusal } from './locked-cards';
import { partKeys, type PartKeys } from './part-keys';
import { insertCard } from './parts';
import { Card, writingExtensions } from './schema';
import { sectionLimit } from './section-limit';
import { SelectedCard } from './selected-card';
import { slashItems } from './slash-items';
import { slashCommands } from './SlashMenu';
import { typedChecklists } from './typed-checklists';

/** The field of a post that its text is. */
export const path = 'blocks';

const { limit } = postContent.blocks;

/** What the text of a post knows and does; `refuse` is called with the reason when it does not take a change. */
export function extensionsFor(
  form: FieldForm,
  isSimple: boolean,
  keys: PartKeys,
  refuse: (reason: NotificationContent) => void,
): Extensions {
  const place = (id: string | undefined) => asList(form.read(path)).findIndex((section) => idOfRow(section) === id);
  const items = slashItems((editor, type) => {
    const { initial, fields } = blockLibrary[type];
    const index = place(insertCard(editor, type, initial));
    if (index >= 0) focusField(`${path}.${index}.${firstOf(fields)}`);
  });
  const checklists = typedChecklists((section) => {
    const index = place(idOfRow(section));
    if (index >= 0) showField(`${path}.${index}.items.0`, goToWords);
  });
  const card = Card.extend({ addNodeView: () => ReactNodeViewRenderer(CardView) });
  return [
    ...writingExtensions.map((extension) => (extension === Card ? card : extension)),
    fieldMarks(form, path),
    TextSearch,
    CurrentPart,
    SelectedCard,
    DeletedParts,
    Placeholder.configure({ placeholder: isSimple ? 'Write…' : 'Write, or type / for blocks…' }),
    partKeys(keys),
    sectionLimit(limit, () => refuse(fullRefusal(limit))),
    ...(isSimple ? [lockedCards(() => refuse(lockedCardsRefusal))] : [slashCommands(items), checklists]),
  ];
}

/** Before the words of a point, behind the sign that it was checked. */
function goToWords(field: HTMLElement): void {
  field.focus();
  if (!(field instanceof HTMLInputElement)) return;
  const place = field.value.startsWith(checkedSign) ? checkedSign.length : 0;
  field.setSelectionRange(place, place);
}

/** The kinds of fields that say what a section shows. */
const shown = new Set(['image', 'link', 'address']);

/** Where the author of a new section begins: what it shows, or its title; an eyebrow and a tone come later. */
function firstOf(fields: FieldDeclarations): string {
  const names = Object.keys(fields);
  return names.find((name) => fields[name]?.role === 'title' || shown.has(fields[name]?.kind ?? '')) ?? names[0] ?? '';
}
