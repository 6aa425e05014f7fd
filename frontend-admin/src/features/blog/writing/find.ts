import type { Editor } from '@tiptap/core';
import { Extension } from '@tiptap/core';
import { type EditorState, NodeSelection, TextSelection, type Transaction } from '@tiptap/pm/state';
import { getSearchState, search, SearchQuery, setSearchState } from 'prosemirror-search';
import { showField } from '../../../editor/fields/focus-field';
import { changedCard, countInCard, fieldWithMatch } from './find-in-card';
import { reveal } from './reveal';
import { cardType } from './schema';

/** Marks what is looked for. */
export const TextSearch = Extension.create({ name: 'textSearch', addProseMirrorPlugins: () => [search()] });

export interface Sought {
  readonly search: string;
  readonly replace: string;
  readonly caseSensitive: boolean;
}

export const nothing: Sought = { search: '', replace: '', caseSensitive: false };

/** Looks for other words from now on. */
export function seek(editor: Editor, sought: Sought): void {
  editor.view.dispatch(setSearchState(editor.state.tr, new SearchQuery({ ...sought, literal: true })));
}

/** Words of the text, or a card that has them. */
export interface Match {
  readonly from: number;
  readonly to: number;
  /** How often a card has them; 1 in the text. */
  readonly count: number;
  readonly isCard: boolean;
}

const most = 1000;

/** Where the post has what is sought, in its order, up to about 1,000 times. */
export function matchesIn(state: EditorState): readonly Match[] {
  const query = getSearchState(state)?.query;
  if (!query?.valid) return [];
  const matches: Match[] = [];
  for (let from = 0; matches.length < most;) {
    const found = query.findNext(state, from, state.doc.content.size);
    if (!found) break;
    matches.push({ from: found.from, to: found.to, count: 1, isCard: false });
    from = found.to;
  }
  state.doc.forEach((node, from) => {
    const count = node.type.name === cardType ? countInCard(node.attrs.section, query) : 0;
    if (count > 0) matches.push({ from, to: from + node.nodeSize, count, isCard: true });
  });
  return matches.toSorted((one, other) => one.from - other.from);
}

export const isSelected = ({ from, to }: Match, { selection }: EditorState): boolean =>
  from === selection.from && to === selection.to;

/** Selects the match after the selection, or before it; at an end it goes on at the other. */
export function selectMatch({ state, view }: Editor, matches: readonly Match[], way: 'next' | 'previous'): void {
  const { from, to } = state.selection;
  const match =
    way === 'next'
      ? (matches.find((one) => one.from >= to) ?? matches[0])
      : (matches.findLast((one) => one.to <= from) ?? matches.at(-1));
  markFound(null);
  if (!match) return;
  view.dispatch(withSelected(state.tr, match));
  // The editor itself scrolls only while it has the focus, which stays with the words that are looked for.
  reveal(view);
  const query = getSearchState(state)?.query;
  const card = view.nodeDOM(match.from);
  if (!match.isCard || !query || !(card instanceof HTMLElement)) return;
  showField(`${card.dataset.field}.${fieldWithMatch(state.doc.nodeAt(match.from)?.attrs.section, query)}`, markFound);
}

/** Shows which field of a card has the match; the focus stays with the words that are looked for. */
export function markFound(field: HTMLElement | null): void {
  document.querySelectorAll('[data-found]').forEach((found) => found.removeAttribute('data-found'));
  field?.setAttribute('data-found', '');
}

const withSelected = (tr: Transaction, { from, to, isCard }: Match) =>
  tr.setSelection(isCard ? NodeSelection.create(tr.doc, from) : TextSelection.create(tr.doc, from, to));

/** Replaces the words as they are: the search package reads a $ in them as the name of a group. */
export function replaceMatches({ state, view }: Editor, matches: readonly Match[]): void {
  const { tr, schema } = state;
  const query = getSearchState(state)?.query;
  if (!query) return;
  // From the end, so that the places before stay right.
  for (const { from, to, isCard } of matches.toReversed()) {
    if (isCard) tr.setNodeAttribute(from, 'section', changedCard(tr.doc.nodeAt(from)?.attrs.section, query));
    else if (query.replace === '') tr.delete(from, to);
    else tr.replaceWith(from, to, schema.text(query.replace, tr.doc.resolve(from).marksAcross(tr.doc.resolve(to))));
  }
  view.dispatch(tr);
}
