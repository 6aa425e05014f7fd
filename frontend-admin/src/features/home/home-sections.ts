import type { ComponentType } from 'react';
import type { HomeContent, HomeSection } from '@20x/kit';
import { homeContent } from '../../api/fields/home-content.generated';
import type { HideablePart } from '../../editor/fields/HidePart';
import type { FormSection } from '../../editor/fields/sections/SectionedForm';
import type { FieldDeclarations } from '../../editor/model/field-declarations';
import { ShownPosts } from './ShownPosts';
import { WinningTitle } from './WinningTitle';

type Declared = (typeof homeContent)[keyof typeof homeContent];
type PartName = Extract<Declared, { part: string }>['part'];
type SectionOf<Part> = Part extends `${infer Section}.${string}` ? Section : Part;

/** Fields that belong together within a section. */
export interface HomePart {
  /** It can be hidden without its section, under this name. */
  readonly hides?: HideablePart & { readonly name: HomeSection };
  readonly Note?: ComponentType;
  readonly fields: readonly (keyof HomeContent)[];
}

export interface HomeSectionDeclaration extends FormSection {
  readonly name: HomeSection;
  readonly parts: readonly HomePart[];
  readonly fields: readonly (keyof HomeContent)[];
}

const titles: Readonly<Record<SectionOf<PartName>, string>> = {
  hero: 'Hero',
  intro: 'Introduction',
  features: 'Highlights',
  outcomes: 'Outcomes',
  trust: 'Trust',
  faq: 'Questions',
  insights: 'Insights',
  finalCta: 'Final call to action',
};

interface PartWords extends Pick<HomePart, 'Note'> {
  /** What is hidden without the section. Default: it cannot be. */
  readonly what?: string;
}

const words: Readonly<Partial<Record<PartName, PartWords>>> = {
  'hero.title': { Note: WinningTitle },
  'trust.trustStats': { what: 'stats' },
  'trust.trustBadges': { what: 'badges' },
  insights: { Note: ShownPosts },
};

const names = Object.keys(homeContent) as (keyof HomeContent)[];

const partOf = (name: keyof HomeContent): PartName | undefined => {
  const declaration: Declared = homeContent[name];
  return 'part' in declaration ? declaration.part : undefined;
};

function partNamed(part: PartName): HomePart {
  const { what, ...own } = words[part] ?? {};
  const name = part.slice(part.indexOf('.') + 1) as HomeSection;
  return { ...own, fields: names.filter((field) => partOf(field) === part), ...(what && { hides: { name, what } }) };
}

function sectionNamed(name: keyof typeof titles): HomeSectionDeclaration {
  const fields = names.filter((field) => partOf(field)?.split('.')[0] === name);
  const parts = [...new Set(fields.flatMap((field) => partOf(field) ?? []))].map(partNamed);
  const hides = [{ name, what: 'section' }, ...parts.flatMap((part) => part.hides ?? [])];
  return { name, title: titles[name], parts, fields, hides };
}

/** The home page in the order in which visitors read it: of this are its form, its outline and its visual editor. */
export const homeSections = (Object.keys(titles) as (keyof typeof titles)[]).map(sectionNamed);

const declarations: FieldDeclarations = homeContent;

/** Shown in the form alone: the page has no place for it. */
export const htmlSection = {
  name: 'html',
  title: 'HTML',
  fields: names.filter((name) => declarations[name]?.kind === 'ownerHtml'),
} as const;

/** Says of each field in which section it is. */
export const withPlaces = (fields: FieldDeclarations): FieldDeclarations => ({
  ...fields,
  ...Object.fromEntries(
    homeSections.flatMap(({ title: place, fields: own }) =>
      own.flatMap((name) => (fields[name] ? [[name, { ...fields[name], place }]] : [])),
    ),
  ),
});
