import type { ComponentType } from 'react';
import type { HomeContent, HomeSection } from '@20x/kit';
import type { HideablePart } from '../../editor/fields/HidePart';
import type { PageSection } from '../../editor/visual/outline';
import { WinningTitle } from './WinningTitle';

type Name = keyof HomeContent;

/** Fields that belong together within a section; those in a list of their own stand beside one another. */
export interface HomePart {
  readonly title?: string;
  /** It can be hidden without its section, under this name. */
  readonly hides?: HideablePart & { readonly name: HomeSection };
  readonly Note?: ComponentType;
  readonly fields: readonly (Name | readonly Name[])[];
}

export interface HomeSectionDeclaration extends PageSection {
  readonly name: HomeSection;
  readonly parts: readonly HomePart[];
  readonly fields: readonly Name[];
}

const section = (name: HomeSection, title: string, ...parts: readonly HomePart[]): HomeSectionDeclaration => ({
  name,
  title,
  parts,
  fields: parts.flatMap(({ fields }) => fields.flat()),
  hides: [{ name, what: 'section' }, ...parts.flatMap(({ hides }) => hides ?? [])],
});

/** The home page in the order in which visitors read it: of this are its form, its outline and its visual editor. */
export const homeSections: readonly HomeSectionDeclaration[] = [
  section(
    'hero',
    'Hero',
    {
      title: 'Title',
      Note: WinningTitle,
      fields: ['heroKicker', ['heroTitleBefore', 'heroTitleHighlight', 'heroTitleAfter'], 'heroTitle'],
    },
    {
      title: 'Text and buttons',
      fields: [
        'heroSubtitle',
        ['heroCtaLabel', 'heroCtaHref'],
        'heroCtaNewTab',
        ['heroSecondaryCtaLabel', 'heroSecondaryCtaHref'],
        'heroSecondaryCtaNewTab',
        'heroTrustText',
      ],
    },
    { fields: ['heroImages', 'heroAlt'] },
  ),
  section(
    'intro',
    'Introduction',
    { fields: ['introTitle', 'introSubtitle', 'introCards'] },
    {
      title: 'Call to action',
      fields: ['introCtaTitle', 'introCtaSubtitle', ['introCtaLabel', 'introCtaHref'], 'introCtaNewTab'],
    },
  ),
  section('features', 'Highlights', { fields: ['featuresTitle', 'featuresSubtitle', 'features'] }),
  section('outcomes', 'Outcomes', { fields: ['outcomesTitle', 'outcomesSubtitle', 'outcomesImage', 'outcomes'] }),
  section(
    'trust',
    'Trust',
    { fields: ['trustTitle', 'trustSubtitle'] },
    { hides: { name: 'trustStats', what: 'stats' }, fields: ['trustStats'] },
    { fields: ['trustCompaniesSubtitle', 'trustCompanies', 'trustTestimonials'] },
    { hides: { name: 'trustBadges', what: 'badges' }, fields: ['trustBadgesTitle', 'trustBadges'] },
  ),
  section('faq', 'Questions', { fields: ['faqTitle', 'faqs'] }),
  section('insights', 'Insights', {
    fields: ['insightsTitle', 'insightsSource', ['insightsTag', 'insightsCount'], 'insights'],
  }),
  section('finalCta', 'Final call to action', { fields: ['finalCta'] }),
];
