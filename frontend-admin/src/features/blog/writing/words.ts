import { countWords } from '@20x/shared/reading-time';
import { holds } from '@20x/shared/field-inputs';
import { blockEntryOf } from '../../../editor/fields/blocks/block-library';
import { asBlock, typeOf } from '../../../editor/model/block-values';
import { asList } from '../../../editor/model/content-comparison';
import type { FieldDeclaration, FieldDeclarations } from '../../../editor/model/field-declarations';

const counted = new WeakMap<object, number>();

/** The words of the sections that people read; a section that did not change is counted once. */
export function wordsOf(sections: readonly unknown[]): number {
  return sections.reduce<number>((sum, section) => {
    const block = asBlock(section);
    const words = counted.get(block) ?? wordsIn(block, blockEntryOf(typeOf(section))?.fields ?? {});
    counted.set(block, words);
    return sum + words;
  }, 0);
}

const wordsIn = (value: unknown, fields: FieldDeclarations): number =>
  Object.entries(fields).reduce((sum, [name, field]) => sum + wordsOfField(asBlock(value)[name], field), 0);

function wordsOfField(value: unknown, field: FieldDeclaration): number {
  if (field.kind === 'group') return wordsIn(value, field.fields);
  if (field.kind === 'rows') return asList(value).reduce<number>((sum, row) => sum + wordsIn(row, field.fields), 0);
  if (field.part === 'place' || !holds(field.kind, 'text', 'texts', 'cells')) return 0;
  return [value].flat().reduce<number>((sum, text) => sum + (typeof text === 'string' ? countWords(text) : 0), 0);
}
