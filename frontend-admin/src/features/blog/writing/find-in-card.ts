import type { SearchQuery } from 'prosemirror-search';
import { blockEntryOf } from '../../../editor/fields/blocks/block-library';
import { typeOf } from '../../../editor/model/block-values';
import { mapTexts, type TextChange } from '../../../editor/model/map-texts';

const fieldsOf = (section: unknown) => blockEntryOf(typeOf(section))?.fields ?? {};

const patternOf = ({ search, caseSensitive }: SearchQuery) =>
  new RegExp(search.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), caseSensitive ? 'g' : 'gi');

/** How often the words of a section have what is sought. */
export function countInCard(section: unknown, query: SearchQuery): number {
  let count = 0;
  mapTexts(
    section,
    fieldsOf(section),
    replacing(query, (match) => {
      count += 1;
      return match;
    }),
  );
  return count;
}

/** The first field of a section that has what is sought, such as items.0.title. */
export function fieldWithMatch(section: unknown, query: SearchQuery): string {
  const fields: string[] = [];
  mapTexts(section, fieldsOf(section), (text, isMarkup, path) => {
    replacing(query, (match) => {
      fields.push(path);
      return match;
    })(text, isMarkup, path);
    return text;
  });
  return fields[0] ?? '';
}

/** The section with every match replaced. */
export const changedCard = (section: unknown, query: SearchQuery): unknown =>
  mapTexts(
    section,
    fieldsOf(section),
    replacing(query, () => query.replace),
  );

/** Of markup only the words are read and changed. */
function replacing(query: SearchQuery, by: (match: string) => string): TextChange {
  const pattern = patternOf(query);
  return (text, isMarkup) => {
    if (!isMarkup) return text.replace(pattern, by);
    const { body } = new DOMParser().parseFromString(text, 'text/html');
    const words = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    let isChanged = false;
    while (words.nextNode()) {
      const node = words.currentNode as Text;
      const next = node.data.replace(pattern, by);
      isChanged ||= next !== node.data;
      node.data = next;
    }
    return isChanged ? body.innerHTML : text;
  };
}
