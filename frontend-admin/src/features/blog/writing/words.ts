import { countWords } from '@20x/shared/reading-time';
import { blockEntryOf } from '../../../editor/fields/blocks/block-library';
import { asBlock, typeOf } from '../../../editor/model/block-values';
import { mapTexts } from '../../../editor/model/map-texts';

const counted = new WeakMap<object, number>();

/** The words of the sections that people read; a section that did not change is counted once. */
export function wordsOf(sections: readonly unknown[]): number {
  return sections.reduce<number>((sum, section) => {
    const block = asBlock(section);
    const words = counted.get(block) ?? wordsIn(block);
    counted.set(block, words);
    return sum + words;
  }, 0);
}

function wordsIn(block: object): number {
  let words = 0;
  mapTexts(block, blockEntryOf(typeOf(block))?.fields ?? {}, (text) => {
    words += countWords(text);
    return text;
  });
  return words;
}
