import { asList } from '../model/content-comparison';
import { isHidden } from '@20x/shared/hidden';
import type { FieldDeclarations, RowsDeclaration } from '../model/field-declarations';
import { valueAt } from '../model/form-path';
import type { HideablePart } from '../fields/HidePart';
import { plainWords } from '../model/plain-words';
import { blockSummary, typeOf } from '../model/block-values';

/** A part of the page as the outline lists it. */
export interface OutlineNode {
  /** What is selected by choosing it. */
  readonly path: string;
  readonly label: string;
  /** The words by which a person knows it again. */
  readonly words: string;
  readonly isHidden: boolean;
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
  content: Readonly<Record<string, unknown>>,
): readonly OutlineNode[] {
  const hidden = asList(content.hiddenSections);
  const declared = sections.flatMap(({ title, name, fields: names }): OutlineNode[] => {
    const own = names.filter((name) => fields[name]);
    const [first] = own;
    if (first === undefined) return [];
    const children = own.flatMap((name) => rowsBelow(fields, name, content));
    return [{ path: first, label: title, words: '', isHidden: hidden.includes(name), children }];
  });
  const blocks = Object.entries(fields).flatMap(([name, declaration]) => {
    if (declaration.kind !== 'blocks') return [];
    return asList(content[name]).map((block, index): OutlineNode => {
      const path = `${name}.${index}`;
      const kind = declaration.kinds[typeOf(block)];
      const children = Object.keys(kind?.fields ?? {}).flatMap((field) =>
        rowsBelow(kind?.fields ?? {}, field, block as Readonly<Record<string, unknown>>, `${path}.`),
      );
      const [label, words] = [kind?.title ?? 'Section', blockSummary(block, kind?.fields)];
      return { path, label, words, isHidden: isHidden(block), children };
    });
  });
  return [...declared, ...blocks];
}

function rowsBelow(
  fields: FieldDeclarations,
  name: string,
  content: Readonly<Record<string, unknown>>,
  prefix = '',
): readonly OutlineNode[] {
  const declaration = fields[name];
  if (declaration?.kind !== 'rows') return [];
  return asList(content[name]).map((row, index) => ({
    path: `${prefix}${name}.${index}`,
    label: `${declaration.item} ${index + 1}`,
    words: wordsOf(row, declaration),
    isHidden: isHidden(row),
    children: [],
  }));
}

const wordsOf = (row: unknown, { title }: RowsDeclaration) => plainWords(valueAt(row, title));
