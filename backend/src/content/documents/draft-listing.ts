import { isUnstorable } from '../../core/fields/field-rules.ts';
import { fieldWithRole, specsOf, titleFieldOf } from '../../core/fields/field-spec.ts';
import { Problem } from '../../core/http/problem.ts';
import type { ContentDocument } from './content-document.entity.ts';
import type { ContentType } from './content-type.ts';
import type { Facet } from './document.dto.ts';

type DraftListing = Pick<ContentDocument, 'draftTitle' | 'draftSlug' | 'draftCover' | 'draftDue' | 'facets'>;

interface Draft {
  readonly content: object;
  /** The address that goes live with it. Default: the document stays where it is. */
  readonly slug?: string | null;
}

/** More is not shown; an index holds no longer words. */
const longestTitle = 300;
const longestFacet = 100;
const longestAddress = 2048;

/** What lists show of a draft and find it by, written with every draft so that no list reads whole contents. */
export function draftListing({ content: type }: ContentType, { content, slug = null }: Draft): DraftListing {
  const fields = [titleFieldOf(type), fieldWithRole(type, 'cover'), fieldWithRole(type, 'due')];
  const [title, cover, due] = fields.map((field) => textIn(content, field));
  return {
    draftTitle: shortened(title ?? '', longestTitle),
    draftSlug: slug,
    draftCover: cover && cover.length <= longestAddress ? cover : null,
    draftDue: due && /^\d{4}-\d{2}-\d{2}$/.test(due) ? due : null,
    facets: facetFields(type).flatMap((field) => valuesIn(content, field).map((value) => facetOf(field, value))),
  };
}

/** The column's values for a filter such as `category:News,tags:Shift%20planning`. */
export function facetsAsked({ content: type }: ContentType, filter: string): string[] {
  const fields = facetFields(type);
  return filter.split(',').map((asked) => {
    const { field, value } = toFacet(asked);
    if (!fields.includes(field)) throw refused(`There is no filter ${field}.`);
    return facetOf(field, decoded(value));
  });
}

function decoded(value: string): string {
  try {
    const text = decodeURIComponent(value);
    if (!isUnstorable(text)) return text;
  } catch {
    // It is refused, too.
  }
  throw refused('Percent-encode each value.');
}

const refused = (message: string) =>
  new Problem('invalid_input', { detail: message, errors: [{ field: 'facets', message }] });

/** A value of the column. */
export function toFacet(facet: string): Pick<Facet, 'field' | 'value'> {
  const [field = '', ...value] = facet.split(':');
  return { field, value: value.join(':') };
}

/** The names of the fields that lists filter by. */
const facetFields = (type: ContentType['content']): string[] =>
  specsOf(type).flatMap(({ facet, name }) => (facet ? [name] : []));

/** A value of a field, as the column `facets` holds it. */
const facetOf = (field: string, value: string) => `${field}:${shortened(value, longestFacet)}`;

function valuesIn(content: object, field: string): string[] {
  const value: unknown = Reflect.get(content, field);
  const texts = (Array.isArray(value) ? value : [value]).flatMap((text: unknown) => filled(text) ?? []);
  return [...new Set(texts)];
}

const textIn = (content: object, field: string | undefined) =>
  field === undefined ? null : filled(Reflect.get(content, field));

const filled = (value: unknown): string | null => (typeof value === 'string' ? value.trim() || null : null);

/** Never cuts a character in two. */
const shortened = (text: string, length: number) =>
  text.length <= length ? text : Array.from(text).slice(0, length).join('').trim();
