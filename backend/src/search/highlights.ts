import type { SearchText } from './search.dto.ts';

/** No text holds these: they are taken out before it is indexed. */
const [hitStart, hitEnd] = ['\u0001', '\u0002'];
export const marks = `StartSel="${hitStart}", StopSel="${hitEnd}"`;
/**
 * Signs that would hide a word from the parser: it takes what looks like markup out of a snippet, and in many databases
 * every sign beyond ASCII for a letter. Each has a control character in its place while the hits are looked for.
 */
const signs = '<>“”‘’„—–…•·«»→©®™°×';
const signAt = (index: number) => String.fromCharCode(index < 6 ? 3 + index : 8 + index);
const standIns = [...signs].map((_, index) => signAt(index)).join('');
/** SQL: the text as the hits are looked for in it. */
export const parsed = (text: string) => `translate(${text}, '${signs}', '${standIns}')`;
const standIn = new RegExp(`[${standIns}]`, 'g');

/** The text in pieces, by the marks around its hits, with a dot between what is apart on the page. */
export const marked = (text: string): SearchText[] =>
  text
    .replace(standIn, (character) => signs[standIns.indexOf(character)] ?? '')
    .split(hitStart)
    .flatMap((piece, index) => {
      const [hit = '', rest = ''] = index === 0 ? ['', piece] : piece.split(hitEnd);
      return [
        { text: hit, isHit: true },
        { text: rest.replace(/\s*\n\s*/g, ' · '), isHit: false },
      ].filter((part) => part.text !== '');
    });
