import { isRecord } from '@20x/shared/hidden';
import { isEmpty } from '../../core/fields/field-rules.ts';
import { isWords, specsOf, titleFieldOf, type Class, type FieldSpec } from '../../core/fields/field-spec.ts';
import { sanitizeRichText } from '../../core/fields/rich-text.ts';
import {
  element,
  figureMarkup,
  imageMarkup,
  linkMarkup,
  listMarkup,
  rowMarkup,
  tableMarkup,
  textMarkup,
} from './markup-of-values.ts';

/** An object of a content and what holds it. */
interface Place {
  readonly type: Class;
  readonly owner: object;
  /** Of its title: h2 … h4. */
  readonly level: number;
  /** The innermost first. */
  readonly holders: readonly object[];
}

/** What people read and see in the fields of any class, in their order. */
export function fieldsAsHtml(type: Class, owner: object): string {
  return placeAsHtml({ type, owner, level: 2, holders: [] });
}

function placeAsHtml(place: Place): string {
  const specs = specsOf(place.type);
  const told = new Set(specs.flatMap((spec) => namesTold(spec, place.owner)));
  return specs
    .filter(({ name }) => !told.has(name) && !isEmpty(valueOf(place.owner, name)))
    .map((spec) => fieldAsHtml(spec, place))
    .filter(Boolean)
    .join('\n');
}

/** The fields that another one tells: the label of a link, what describes an image, the columns of rows of cells. */
function namesTold(spec: FieldSpec, owner: object): string[] {
  if (spec.kind === 'link' && !isEmpty(valueOf(owner, spec.name))) return [spec.names ?? []].flat();
  if (spec.kind === 'rows') return isEmpty(valueOf(owner, spec.name)) ? [] : columnsNamedIn(spec.of());
  if (spec.kind !== 'image' && spec.kind !== 'images') return [];
  const caption = isEmpty(valueOf(owner, spec.name)) ? undefined : spec.caption;
  return [spec.alt ?? [], caption ?? []].flat();
}

const columnsNamedIn = (type: Class): string[] =>
  specsOf(type).flatMap((spec) => (spec.kind === 'rows' ? columnsNamedIn(spec.of()) : (spec.columns?.field ?? [])));

function fieldAsHtml(spec: FieldSpec, place: Place): string {
  const { owner } = place;
  const value = valueOf(owner, spec.name);
  const beside = (name: string | undefined) => (name === undefined ? undefined : valueOf(owner, name));
  if (spec.kind === 'richText') return sanitizeRichText(String(value));
  if (spec.kind === 'rows' || spec.kind === 'group') return insideAsHtml(spec, value, place);
  if (spec.kind === 'link') return element('p', linkMarkup(String(value), asText(beside(spec.names))));
  if (spec.kind === 'address') return element('p', linkMarkup(String(value)));
  if (spec.kind === 'image' || spec.kind === 'images') {
    const [alts, captions] = [beside(spec.alt), beside(spec.caption)].map((one) => [one].flat());
    return [value]
      .flat()
      .map((image, index) => {
        const shown = imageMarkup({ image: asText(image), alt: asText(alts?.[index]) });
        return figureMarkup(shown, textMarkup(captions?.[index]));
      })
      .join('\n');
  }
  if (spec.kind === 'texts') return listMarkup('ul', [value].flat());
  if (isWords(spec)) return element(spec.role === 'title' ? `h${place.level}` : 'p', textMarkup(value));
  return ['number', 'day', 'time', 'zone', 'email'].includes(spec.kind)
    ? `<p>${textMarkup(spec.label)}: ${textMarkup(value)}</p>`
    : '';
}

function insideAsHtml(spec: FieldSpec & { readonly kind: 'rows' | 'group' }, value: unknown, place: Place): string {
  const type = spec.of();
  const rows = [value].flat().filter(isRecord);
  const holders = [place.owner, ...place.holders];
  const cells = specsOf(type).find(({ columns }) => columns);
  if (cells) return rowsAsTable(cells, { type, rows, holders });
  const level = spec.kind === 'rows' ? Math.min(place.level + 1, 4) : place.level;
  return rows.map((owner) => placeAsHtml({ type, owner, level, holders })).join('\n');
}

interface CellRows {
  readonly type: Class;
  readonly rows: readonly object[];
  readonly holders: readonly object[];
}

/** Rows of cells under the columns that an object around them names. */
function rowsAsTable(cells: FieldSpec, { type, rows, holders }: CellRows): string {
  const name = titleFieldOf(type);
  const named = holders.map((holder) => valueOf(holder, cells.columns?.field ?? '')).find(Array.isArray);
  const columns: readonly unknown[] = named ?? [];
  return tableMarkup({
    columns: columns.length > 0 ? ['', ...columns] : [],
    rows: rows.map((row) => rowMarkup([name && valueOf(row, name), [valueOf(row, cells.name) ?? []].flat()].flat(), 1)),
  });
}

const valueOf = (owner: object, name: string): unknown => Reflect.get(owner, name);
const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
