import { isReference } from '../../core/http/document-reference.ts';
import { kindsOf, type FieldKind } from '../../core/http/field-kinds.ts';
import { isRecord } from '../../core/http/field-rules.ts';
import { withHrefs } from './rich-text-links.ts';

type Class = abstract new () => object;

/** One link of a content. */
export interface FoundLink {
  /** Path of its field, such as `blocks.2.primary.href`; that of the whole text for a link inside one. */
  readonly field: string;
  /** Of a document that is kept by its slug: its path. */
  readonly href: string;
}

/** Where a link leads instead; null: nowhere. */
type Lead = (href: string, field: string) => string | null;

/** Every link that content of this class holds, in its order. */
export function linksIn(type: Class, content: object): FoundLink[] {
  const found: FoundLink[] = [];
  withLinks(type, content, (href, field) => {
    found.push({ field, href });
    return href;
  });
  return found;
}

/**
 * The same content with links that lead elsewhere. One that leads nowhere is left out, with the label that makes it a
 * button; inside a text only its words stay. A picked document is kept by its id, or by its slug where `lead` answers a
 * path; one that leads nowhere goes with the row that is about it.
 */
export function withLinks<T extends object>(type: Class, content: T, lead: Lead): T {
  return (mapped(type, content, lead, '') ?? {}) as T;
}

/** Null: the record is about a document that is not there. */
function mapped(type: Class, record: object, lead: Lead, parent: string): object | null {
  const values = record as Readonly<Record<string, unknown>>;
  const changes: Record<string, unknown> = {};
  for (const [name, kind] of kindsOf(type)) {
    const value = values[name];
    if (typeof value === 'string' && kind.kind === 'link') {
      const target = value === '' ? value : lead(value, parent + name);
      if (target === null && kind.label) changes[kind.label] = undefined;
      if (target !== value) changes[name] = target ?? undefined;
    } else if (typeof value === 'string' && kind.kind === 'pick') {
      const picked = value === '' ? value : leadPick(value, kind.under, (href) => lead(href, parent + name));
      if (picked === null) return null;
      if (picked !== value) changes[name] = picked;
    } else {
      const next = mappedValue(kind, value, lead, parent + name);
      if (next !== value) changes[name] = next;
    }
  }
  return Object.keys(changes).length > 0 ? without({ ...record, ...changes }) : record;
}

function mappedValue(kind: FieldKind, value: unknown, lead: Lead, field: string): unknown {
  switch (kind.kind) {
    case 'link':
      return value;
    case 'pick':
      return mappedPicks(value, kind.under, lead, field);
    case 'richText':
      return typeof value === 'string' ? withHrefs(value, (href) => lead(href, field)) : value;
    case 'group':
      return isRecord(value) ? (mapped(kind.of(), value as object, lead, `${field}.`) ?? undefined) : value;
    case 'rows':
      return mappedList(value, () => kind.of(), lead, field);
    case 'blocks':
      return mappedList(value, ({ type }) => ownClass(kind.types, type), lead, field);
  }
}

function mappedList(
  value: unknown,
  classOf: (entry: { readonly type?: unknown }) => Class | undefined,
  lead: Lead,
  field: string,
): unknown {
  if (!Array.isArray(value)) return value;
  const list: readonly unknown[] = value;
  const next = list.flatMap((entry, index) => {
    const type = isRecord(entry) ? classOf(entry as object) : undefined;
    return type ? (mapped(type, entry as object, lead, `${field}.${index}.`) ?? []) : [entry];
  });
  return differ(next, list) ? next : value;
}

function mappedPicks(value: unknown, under: string, lead: Lead, field: string): unknown {
  if (!Array.isArray(value)) return value;
  const list: readonly unknown[] = value;
  const next = list.flatMap((entry, index): unknown[] => {
    if (typeof entry !== 'string' || entry === '') return [entry];
    const picked = leadPick(entry, under, (href) => lead(href, `${field}.${index}`));
    return picked === null ? [] : [picked];
  });
  return differ(next, list) ? next : value;
}

/** By id or by slug, as it is written and as it is answered. Null: nowhere, or to something of another type. */
function leadPick(value: string, under: string, lead: (href: string) => string | null): string | null {
  const target = lead(pickedHref(value, under));
  if (target === null || isReference(target)) return target;
  return target.startsWith(under) ? target.slice(under.length) : null;
}

/** A picked document as a link to it. */
export const pickedHref = (value: string, under: string) => (isReference(value) ? value : under + value);

const differ = (next: readonly unknown[], list: readonly unknown[]) =>
  next.length !== list.length || next.some((entry, index) => entry !== list[index]);

const ownClass = (types: Readonly<Record<string, Class>>, type: unknown) =>
  typeof type === 'string' && Object.hasOwn(types, type) ? types[type] : undefined;

/** As it is stored: what says nothing is absent. */
const without = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
