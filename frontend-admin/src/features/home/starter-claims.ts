import { defaultContent, defaultHighlightsTitle } from '@20x/kit/home/default-content';
import { defaultTitle } from '@20x/kit/home/hero-title';
import { defaultInsightsTitle } from '@20x/kit/home/insights-title';
import { viewAlternative } from '@20x/kit/home/product-alternatives';
import { productTour } from '@20x/kit/home/product-pictures';
import type { HomeContent, HomeSection } from '@20x/kit';
import { holds } from '@20x/shared/field-inputs';
import { declarationAt } from '../../editor/model/declaration-at';
import type { FieldDeclarations } from '../../editor/model/field-declarations';
import { homeSections, type HomePart } from './home-sections';

/** Something that the starter content says of the product, and that is true of this company or not. */
export interface Claim {
  readonly path: string;
  readonly kind: 'figure' | 'badge' | 'testimonial' | 'wording';
  readonly text: string;
}

/** Words that promise more than a fact, and figures within a text. */
const strong = /#\s?1\b|\b(best|leading|fastest|never|nobody|always|guaranteed?|every)\b|\d+(\.\d+)?\s?%/i;

/** What is hidden in place of a list without rows: empty, it would show the starter rows again. */
function hiddenWhenEmpty(list: string): HomeSection | undefined {
  if (!(list in defaultContent)) return undefined;
  const isHere = ({ fields }: HomePart) => fields.some((name) => name === list);
  const section = homeSections.find(({ parts }) => parts.some(isHere));
  return section?.parts.find(isHere)?.hides?.name ?? section?.name;
}

/** The starter content as a draft would hold it. */
export const starterContent: HomeContent = {
  ...defaultContent,
  heroTitleBefore: defaultTitle.before,
  heroTitleHighlight: defaultTitle.highlight,
  heroTitleAfter: defaultTitle.after,
  heroImages: [...productTour],
  heroAlt: productTour.map((image) => viewAlternative(image) ?? ''),
  featuresTitle: defaultHighlightsTitle(defaultContent.features),
  insightsTitle: defaultInsightsTitle,
  finalCta: {
    ...defaultContent.finalCta,
    demoScreenshotAlt: viewAlternative(defaultContent.finalCta.demoScreenshot) ?? null,
  },
};

/** Every claim in a content that its owner has to confirm: stats, badges, quotes, strong words. */
export function claimsIn(content: HomeContent, fields: FieldDeclarations): readonly Claim[] {
  const { trustStats, trustBadges, trustTestimonials, ...texts } = content;
  return [
    ...(trustStats ?? []).map(({ value, label }, index) => claim('figure', `trustStats.${index}`, `${value} ${label}`)),
    ...(trustBadges ?? []).map(({ title }, index) => claim('badge', `trustBadges.${index}`, title)),
    ...(trustTestimonials ?? []).map(({ name, quote }, index) =>
      claim('testimonial', `trustTestimonials.${index}`, `${name}: “${quote}”`),
    ),
    ...textsIn(texts, '')
      .filter(([path, text]) => strong.test(text) && isWorded(path, content, fields))
      .map(([path, text]) => claim('wording', path, text)),
  ];
}

/** Addresses, images and icons claim nothing. */
function isWorded(path: string, content: HomeContent, fields: FieldDeclarations): boolean {
  const declaration = declarationAt(fields, path, content);
  return declaration !== null && holds(declaration.kind, 'text');
}

const claim = (kind: Claim['kind'], path: string, text: string | null | undefined): Claim => ({
  kind,
  path,
  text: text ?? '',
});

function textsIn(value: unknown, path: string): readonly (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, path === '' ? name : `${path}.${name}`));
}

/** The content without the claims at these paths: their row goes, a single text becomes one to be written. */
export function withoutClaims(content: HomeContent, dropped: ReadonlySet<string>): HomeContent {
  const left: Record<string, unknown> = structuredClone(content);
  const hidden: HomeSection[] = [];
  for (const [name, value] of Object.entries(left)) {
    if (Array.isArray(value)) {
      const rows = value.filter((_, index) => !isDropped(`${name}.${index}`, dropped));
      left[name] = rows;
      const section = hiddenWhenEmpty(name);
      if (section && value.length > 0 && rows.length === 0) hidden.push(section);
    } else if (dropped.has(name)) left[name] = toBeWritten;
    else if (typeof value === 'object' && value !== null) {
      for (const inner of Object.keys(value)) {
        if (dropped.has(`${name}.${inner}`)) (value as Record<string, unknown>)[inner] = toBeWritten;
      }
    }
  }
  return hidden.length > 0 ? { ...left, hiddenSections: hidden } : left;
}

/** Empty, it would show the starter text again; in brackets it is found before it is published. */
const toBeWritten = '[your own words]';

const isDropped = (row: string, dropped: ReadonlySet<string>) =>
  [...dropped].some((path) => path === row || path.startsWith(`${row}.`));
