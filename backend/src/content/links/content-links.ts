import { isHidden } from '@20x/shared/hidden';
import { isReference } from '@20x/shared/link-address';
import { classWithin, specsOf, type Class, type FieldSpec } from '../../core/fields/field-spec.ts';
import { valuesIn } from '../../core/fields/field-walk.ts';
import { pathBefore } from '../documents/content-type.ts';
import { withHrefs } from './rich-text-links.ts';

/** One link of a content. */
export interface FoundLink {
  /** Path of its field, such as `blocks.2.primary.href`; that of the whole text for a link inside one. */
  readonly field: string;
  /** Of a document that is kept by its slug: its path. */
  readonly href: string;
}

/** Where a link leads instead; null: nowhere. `isPick`: the field stands for the document itself. */
type Lead = (href: string, field: string, isPick?: boolean) => string | null;

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
  for (const spec of specsOf(type)) {
    const value = values[spec.name];
    const field = parent + spec.name;
    if (spec.kind === 'link' && typeof value === 'string') {
      const target = value === '' ? value : lead(value, field);
      if (target === null && spec.names) changes[spec.names] = undefined;
      if (target !== value) changes[spec.name] = target ?? undefined;
    } else if (spec.kind === 'pick' && typeof value === 'string') {
      const picked = value === '' ? value : leadPick(value, spec.target, (href) => lead(href, field, true));
      if (picked === null && spec.required) return null;
      if (picked !== value) changes[spec.name] = picked ?? undefined;
    } else if (spec.kind === 'text' && spec.placeOn) {
      // The page is fixed: such a link is found, and leads nowhere else.
      if (typeof value === 'string' && value.trim()) lead(`${spec.placeOn}#${value.trim().replace(/^#/, '')}`, field);
    } else {
      const next = mappedValue(spec, value, lead, field);
      if (next !== value) changes[spec.name] = next;
    }
  }
  return Object.keys(changes).length > 0 ? without({ ...record, ...changes }) : record;
}

function mappedValue(spec: FieldSpec, value: unknown, lead: Lead, field: string): unknown {
  if (spec.kind === 'picks') return mappedPicks(value, spec.target, lead, field);
  if (spec.kind === 'richText') {
    return typeof value === 'string' ? withHrefs(value, (href) => lead(href, field)) : value;
  }
  if (spec.kind === 'group') {
    const type = classWithin(spec, value);
    return type ? (mapped(type, value as object, lead, `${field}.`) ?? undefined) : value;
  }
  return spec.kind === 'rows' || spec.kind === 'blocks' ? mappedList(spec, value, lead, field) : value;
}

function mappedList(spec: FieldSpec, value: unknown, lead: Lead, field: string): unknown {
  if (!Array.isArray(value)) return value;
  const list: readonly unknown[] = value;
  const next = list.flatMap((entry, index) => {
    const type = classWithin(spec, entry);
    return type ? (mapped(type, entry as object, lead, `${field}.${index}.`) ?? []) : [entry];
  });
  return differ(next, list) ? next : value;
}

function mappedPicks(value: unknown, target: string, lead: Lead, field: string): unknown {
  if (!Array.isArray(value)) return value;
  const list: readonly unknown[] = value;
  const next = list.flatMap((entry, index): unknown[] => {
    if (typeof entry !== 'string' || entry === '') return [entry];
    const picked = leadPick(entry, target, (href) => lead(href, `${field}.${index}`, true));
    return picked === null ? [] : [picked];
  });
  return differ(next, list) ? next : value;
}

/** By id or by slug, as it is written and as it is answered. Null: nowhere, or to something of another type. */
function leadPick(value: string, target: string, lead: (href: string) => string | null): string | null {
  const href = lead(pickedHref(value, target));
  if (href === null || isReference(href)) return href;
  const before = pathBefore(target);
  return href.startsWith(before) ? href.slice(before.length) : null;
}

/** A picked document as a link to it. */
export const pickedHref = (value: string, target: string) => (isReference(value) ? value : pathBefore(target) + value);

const differ = (next: readonly unknown[], list: readonly unknown[]) =>
  next.length !== list.length || next.some((entry, index) => entry !== list[index]);

/** As it is stored: what says nothing is absent. */
const without = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));

const headings = /<h[2-4][^>]*\sid="([^"]+)"/g;

/** The places of a page that links can lead to, in their order: sections, their parts and headings inside texts. */
export function anchorsIn(type: Class, content: object): string[] {
  const shown = valuesIn(type, content, (entry) => !isHidden(entry));
  const found = [...shown].flatMap(({ spec: { kind }, value }) => {
    if (typeof value !== 'string') return [];
    if (kind === 'richText') return [...value.matchAll(headings)].map(([, id = '']) => id);
    return kind === 'anchor' ? value.trim().replace(/^#/, '') || [] : [];
  });
  return [...new Set(found)];
}
