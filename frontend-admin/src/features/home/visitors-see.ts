import type { HomeContent } from '@20x/kit';
import { neededInRows } from '@20x/kit/field-facts';
import { defaultContent, defaultHighlightsTitle } from '@20x/kit/home/default-content';
import { defaultInsightsTitle } from '@20x/kit/home/insights-title';
import { productTour, sceneAt } from '@20x/kit/home/product-pictures';
import { isHidden } from '@20x/shared/hidden';
import type { FieldDeclaration, FieldDeclarations } from '../../editor/model/field-declarations';

/** What the home page shows for fields that say nothing, in words. The starter content itself is the public side's. */
type FallbackWords = (value: unknown) => string | null;
type Row = Readonly<Record<string, unknown>>;

/** Those that are hidden count as if they were not there. */
const asRows = (value: unknown) =>
  Array.isArray(value) ? (value as readonly (Row | null)[]).filter((row) => !isHidden(row)) : [];
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const inPlaceOfBlank =
  (words: string): FallbackWords =>
  (value) =>
    isText(value) ? null : words;

const starterText = (text: string): FallbackWords => {
  const picture = sceneAt(text);
  return inPlaceOfBlank(picture ? `the starter picture “${picture}”` : `“${text}”`);
};

/** What visitors see of a list: `none` while no row has what it needs, and how many rows are left out without it. */
const rowsWith =
  (needed: string, none: string): FallbackWords =>
  (value) => {
    const rows = asRows(value);
    const usable = rows.filter((row) => isText(row?.[needed])).length;
    if (usable === 0) return none;
    return usable < rows.length ? `${usable} of ${rows.length}: those without a ${needed} are left out` : null;
  };

function starterRows(starter: readonly Row[], needed: string, title: string): FallbackWords {
  const shown = [...new Set([needed, title])];
  const words = starter.map((row) => shown.map((name) => row[name]).join(' '));
  return rowsWith(needed, `the ${starter.length} starter ones: ${words.join(' · ')}`);
}

/** Of lists without starter rows. */
const nothing = 'nothing, the block is left out';

const others: Readonly<Partial<Record<keyof HomeContent, FallbackWords>>> &
  Readonly<Record<string, FallbackWords | undefined>> = {
  heroImages: (value) =>
    Array.isArray(value) && value.some(isText) ? null : `the ${productTour.length} starter views of the product`,
  featuresTitle: inPlaceOfBlank(
    `“${defaultHighlightsTitle(defaultContent.features)}”, with the first highlight’s time`,
  ),
  insightsTitle: inPlaceOfBlank(`“${defaultInsightsTitle}”`),
  trustCompanies: rowsWith(neededInRows.trustCompanies, nothing),
  trustTestimonials: rowsWith(neededInRows.trustTestimonials, nothing),
};

/** Adds to each field of the home page what visitors see while it is empty. */
export const withVisitorsView = (fields: FieldDeclarations): FieldDeclarations =>
  Object.fromEntries(
    Object.entries(fields).map(([name, declaration]) => [
      name,
      withView(declaration, others[name], (defaultContent as Row)[name], (neededInRows as Row)[name]),
    ]),
  );

function withView(
  declaration: FieldDeclaration,
  own: FallbackWords | undefined,
  starter: unknown,
  needed: unknown,
): FieldDeclaration {
  if (own) return { ...declaration, fallbackWords: own };
  if (typeof starter === 'string') return { ...declaration, fallbackWords: starterText(starter) };
  if (Array.isArray(starter) && typeof needed === 'string' && declaration.kind === 'rows')
    return { ...declaration, fallbackWords: starterRows(starter, needed, declaration.title) };
  if (declaration.kind !== 'group' || typeof starter !== 'object' || starter === null) return declaration;
  const { part } = declaration;
  const below = Object.entries(declaration.fields).map(([name, inner]) => [
    name,
    withView({ ...inner, ...(part && { part }) }, undefined, (starter as Row)[name], undefined),
  ]);
  return { ...declaration, fields: Object.fromEntries(below) as FieldDeclarations };
}
