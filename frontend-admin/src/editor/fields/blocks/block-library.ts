import type { Block, ContactCountrySettings } from '@20x/kit';
import { blockLibrary as declared } from '../../../api/fields/blocks.generated';
import { asBlock } from '../../model/block-values';
import type { FieldDeclaration, FieldDeclarations } from '../../model/field-declarations';
import type { BlockEntry } from '../../model/declarations-of';
import { plainWords } from '../../model/plain-words';

/** "Hidden", "Required · Company": what visitors meet, and its label when it is not the usual one. */
function summaryOf(fields: Partial<Record<keyof ContactCountrySettings, FieldDeclaration>>) {
  const { show, required } = fields;
  return (value: unknown): string => {
    const own = asBlock(value) as Partial<ContactCountrySettings>;
    if (show && own.show === false) return 'Hidden';
    const isRequired = required?.kind !== 'flag' || (own.required ?? required.fallback === 'on');
    return [isRequired ? 'Required' : 'Optional', plainWords(own.label)].filter(Boolean).join(' · ');
  };
}

/** Each group folds away behind the line that says what its field is like. */
const folded = (fields: FieldDeclarations): FieldDeclarations =>
  Object.fromEntries(
    Object.entries(fields).map(([name, declaration]) => [
      name,
      declaration.kind === 'group' ? { ...declaration, summary: summaryOf(declaration.fields) } : declaration,
    ]),
  );

const { demoForm } = declared;
const settings = demoForm.fields.fields;

/** Every type of block that a page can be built from, in the order in which they are offered. */
export const blockLibrary = {
  ...declared,
  demoForm: { ...demoForm, fields: { ...demoForm.fields, fields: { ...settings, fields: folded(settings.fields) } } },
} satisfies Readonly<Record<Block['type'], BlockEntry>>;

export const blockEntryOf = (type: string): BlockEntry | undefined =>
  (blockLibrary as Readonly<Record<string, BlockEntry | undefined>>)[type];
