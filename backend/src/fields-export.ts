import type { FieldInput } from '@20x/shared/field-inputs';
import { ContactRecipientLists } from './contact/notifications/contact-recipients.dto.ts';
import { blockFactsOf } from './content/blocks/block-type.ts';
import { blockClasses } from './content/blocks/block-types.ts';
import { definedContentTypes } from './content/documents/content-type.ts';
import {
  baseOf,
  ownSpecsOf,
  specsOf,
  titleFieldOf,
  type Class,
  type FieldKind,
  type FieldSpec,
} from './core/fields/field-spec.ts';
import { SettingsValues } from './settings/settings.dto.ts';

/** Forms of the admin that edit no document. */
const forms: readonly Class[] = [SettingsValues, ContactRecipientLists];

/** The registry of fields as data: what the forms of the admin are generated from. */
export function exportFields() {
  const types = definedContentTypes();
  const contents = types.map(({ content }) => content);
  const classes = new Map<string, Class>();
  for (const type of [...contents, ...forms, ...blockClasses]) collect(type, classes);
  const sorted = [...classes].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    classes: Object.fromEntries(sorted.map(([name, type]) => [name, exportClass(type)])),
    blocks: blockClasses.map((block) => {
      return { class: block.name, initial: {}, ...blockFactsOf(block) };
    }),
    types: types.map((type) => {
      const { name, content, pattern, admin, onEveryPage, isPart } = type;
      const { fixed = [], onlyFixed = false, ordered = false, reserved = [] } = type;
      return {
        name,
        class: content.name,
        path: pattern,
        fixed,
        onlyFixed,
        onEveryPage,
        isPart,
        ordered,
        reserved,
        admin,
      };
    }),
  };
}

/** The class, those that it extends and those that its fields hold. */
function collect(type: Class, found: Map<string, Class>): void {
  if (found.has(type.name)) return;
  found.set(type.name, type);
  const base = baseOf(type);
  if (base && specsOf(base).length > 0) collect(base, found);
  for (const spec of ownSpecsOf(type)) {
    if (spec.kind === 'group' || spec.kind === 'rows') collect(spec.of(), found);
  }
}

function exportClass(type: Class) {
  const base = baseOf(type);
  return {
    extends: base && specsOf(base).length > 0 ? base.name : undefined,
    fields: ownSpecsOf(type).map((spec) => exportField(type, spec)),
  };
}

/** How a kind of field is filled in unless its decorator says otherwise. */
const usualInputs: Readonly<Partial<Record<FieldKind, FieldInput>>> = {
  text: 'line',
  anchor: 'line',
  email: 'address',
};

function exportField(type: Class, { form: _, words, asIs, keepsIds: __, ...spec }: FieldSpec) {
  const usual = usualInputs[spec.kind] ?? (spec.columns ? 'cells' : (spec.kind as FieldInput));
  const of = spec.kind === 'group' || spec.kind === 'rows' ? spec.of() : undefined;
  return {
    ...spec,
    cells: spec.kind === 'texts' ? cellsUnder(type, spec.name) : undefined,
    input: spec.view ? 'custom' : (spec.input ?? usual),
    of: of?.name,
    title: spec.kind === 'rows' ? titleOf(type, spec.name, spec.of()) : undefined,
    asIs: words === false ? false : asIs,
    types: undefined,
  };
}

/** Where the rows below a class have a cell for each entry of its list of columns: "groups.rows.cells". */
function cellsUnder(type: Class, columns: string, up = 1): string | undefined {
  for (const { name, ...spec } of specsOf(type)) {
    if (spec.columns?.field === columns && spec.columns.up === up) return name;
    const below = spec.kind === 'rows' && cellsUnder(spec.of(), columns, up + 2);
    if (below) return `${name}.${below}`;
  }
  return undefined;
}

function titleOf(owner: Class, list: string, row: Class): string {
  const title = titleFieldOf(row);
  if (!title)
    throw new Error(`No field of ${row.name} has the role of a title: entries of ${owner.name}.${list} have no name.`);
  return title;
}
