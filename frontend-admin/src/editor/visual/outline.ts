import { sectionState } from '../fields/sections/SectionedForm';
import { asList, type Content } from '../model/content-comparison';
import type { BlocksDeclaration, FieldDeclaration, FieldDeclarations } from '../model/field-declarations';
import { valueAt } from '../model/form-path';
import { rowStates, type Compared, type EntryState } from '../model/live-content';
import type { HideablePart } from '../fields/HidePart';
import { plainWords } from '../model/plain-words';
import { blockSummary, typeOf } from '../model/block-values';

type ComparedDraft = Compared & { readonly draft: Content };

/** A part of the page as the outline lists it. */
export interface OutlineNode {
  /** What is selected by choosing it. */
  readonly path: string;
  readonly label: string;
  /** The words by which a person knows it again. */
  readonly words: string;
  readonly state: EntryState;
  readonly children: readonly OutlineNode[];
}

/** Fields of a content that make up one section of its page. */
export interface PageSection {
  readonly title: string;
  /** By which the content's `hiddenSections` name it. Default: it cannot be hidden. */
  readonly name?: string;
  readonly fields: readonly string[];
  /** What of it can be hidden; it is shown again there, too, where nothing of it is on the page. */
  readonly hides?: readonly HideablePart[];
}

/** The page in its order: sections that are declared, or else each block as one; below them the entries of their lists. */
export function outlineOf(
  fields: FieldDeclarations,
  sections: readonly PageSection[],
  compared: ComparedDraft,
): readonly OutlineNode[] {
  const declared = sections.flatMap((section): OutlineNode[] => {
    const own = section.fields.filter((name) => fields[name]);
    const [first] = own;
    if (first === undefined) return [];
    const children = own.flatMap((name) => rowsBelow(fields[name], name, compared));
    return [{ path: first, label: section.title, words: '', state: sectionState(section, compared), children }];
  });
  const blocks = Object.entries(fields).flatMap(([name, declaration]) =>
    declaration.kind === 'blocks' ? blocksBelow(declaration, name, compared) : [],
  );
  return [...declared, ...blocks];
}

function blocksBelow(declaration: BlocksDeclaration, name: string, compared: ComparedDraft): readonly OutlineNode[] {
  return entriesOf(name, compared).map(({ path, entry, state }) => {
    const { title = 'Section', fields = {} } = declaration.kinds[typeOf(entry)] ?? {};
    const children = Object.entries(fields).flatMap(([field, own]) => rowsBelow(own, `${path}.${field}`, compared));
    return { path, label: title, words: blockSummary(entry, fields), state, children };
  });
}

function rowsBelow(declaration: FieldDeclaration | undefined, list: string, compared: ComparedDraft): OutlineNode[] {
  if (declaration?.kind !== 'rows') return [];
  const { item, title } = declaration;
  return entriesOf(list, compared).map(({ path, entry, state }, index) => ({
    ...{ path, state, label: `${item} ${index + 1}`, words: plainWords(valueAt(entry, title)), children: [] },
  }));
}

function entriesOf(list: string, { draft, ...compared }: ComparedDraft) {
  const entries = asList(valueAt(draft, list));
  const states = rowStates(list, (path) => valueAt(draft, path), compared);
  return states.map((state, index) => ({ path: `${list}.${index}`, entry: entries[index], state }));
}
