import type { Editor } from '@tiptap/core';
import { Extension } from '@tiptap/core';
import { Fragment, Slice } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { getSearchState, search, SearchQuery, setSearchState, type SearchResult } from 'prosemirror-search';

/** Marks what is looked for. */
export const TextSearch = Extension.create({ name: 'textSearch', addProseMirrorPlugins: () => [search()] });

export interface Sought {
  readonly search: string;
  readonly replace: string;
  readonly caseSensitive: boolean;
}

export const nothing: Sought = { search: '', replace: '', caseSensitive: false };

/** Replaces by the words as they are: the package reads a $ in them as the name of a group. */
class PlainQuery extends SearchQuery {
  override getReplacements({ doc, schema }: EditorState, { from, to }: SearchResult) {
    const marks = doc.resolve(from).marksAcross(doc.resolve(to));
    const content = this.replace === '' ? Fragment.empty : Fragment.from(schema.text(this.replace, marks));
    return [{ from, to, insert: new Slice(content, 0, 0) }];
  }
}

/** Looks for other words from now on. */
export function seek(editor: Editor, sought: Sought): void {
  editor.view.dispatch(setSearchState(editor.state.tr, new PlainQuery({ ...sought, literal: true })));
}

export interface Matches {
  readonly count: number;
  /** Place of the selected one, from 1; 0: none is selected. */
  readonly current: number;
}

const most = 1000;

/** How often the text has what is sought, up to 1,000 times. */
export function matchesIn(state: EditorState): Matches {
  const query = getSearchState(state)?.query;
  const { selection, doc } = state;
  let [count, current] = [0, 0];
  for (let from = 0; query?.valid && count < most;) {
    const found = query.findNext(state, from, doc.content.size);
    if (!found) break;
    count += 1;
    if (found.from === selection.from && found.to === selection.to) current = count;
    from = found.to;
  }
  return { count, current };
}
