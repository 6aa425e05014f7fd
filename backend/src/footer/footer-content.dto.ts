import { mostFooterSections } from '@20x/shared/footer-sections';
import { settingDefaults } from '@20x/shared/site-defaults';
import { ImageUrl, Link, Row, Rows, Text } from '../core/fields/fields.ts';

const half = { width: 'half' } as const;
const title = { max: 60, required: true, role: 'title', ...half } as const;
const Target = () => Link({ required: true, label: 'Link', ...half });

export class FooterSectionLink extends Row {
  @Text({ label: 'Label', ...title }) title?: string | null;
  @Target() url?: string | null;
}

export class FooterSectionRow extends Row {
  @Text({ max: 60, required: true, label: 'Title', role: 'title' }) title?: string | null;

  @Rows(() => FooterSectionLink, { max: 20, label: 'Links', item: 'link', keepsIds: true })
  links?: FooterSectionLink[] | null;
}

/** The platforms with an icon of their own. */
const platforms = {
  twitter: 'X (Twitter)',
  github: 'GitHub',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  wordpress: 'WordPress',
  shopify: 'Shopify',
  squarespace: 'Squarespace',
};

export class FooterSocialLink extends Row {
  @Text({
    max: 40,
    required: true,
    input: 'choice',
    choices: platforms,
    none: 'Choose a platform',
    label: 'Platform',
    role: 'title',
    words: false,
    description: `${Object.keys(platforms).join(', ')}; any other shows the icon of twitter.`,
    ...half,
  })
  platform?: string | null;

  @Target() url?: string | null;
}

export class FooterLegalLink extends Row {
  @Text({ label: 'Label', ...title }) title?: string | null;
  @Target() url?: string | null;
}

export class FooterBadgeRow extends Row {
  @ImageUrl({ required: true, label: 'Image', alt: 'label' }) imageUrl?: string | null;

  @Text({
    max: 120,
    required: true,
    label: 'Label',
    help: 'What the badge says, for people who can’t see it.',
    role: 'title',
    ...half,
  })
  label?: string | null;

  @Link({ label: 'Link', help: 'Optional.', ...half }) href?: string | null;
}

/** The part at the bottom of every page. */
export class FooterContent {
  @Text({
    max: 320,
    input: 'paragraph',
    label: 'Description',
    fallback: settingDefaults.footerDescription,
    part: 'about',
  })
  description?: string | null;

  @Text({ max: 160, label: 'Copyright line', fallback: settingDefaults.footerCopyright, part: 'about' })
  copyright?: string | null;

  @Rows(() => FooterSectionRow, {
    max: 12,
    label: 'Sections',
    item: 'section',
    shows: mostFooterSections,
    part: 'sections',
    keepsIds: true,
    description: `The site shows the first ${mostFooterSections} that are not hidden.`,
  })
  sections?: FooterSectionRow[] | null;

  @Rows(() => FooterSocialLink, { max: 12, label: 'Social links', item: 'social link', part: 'social', keepsIds: true })
  socialLinks?: FooterSocialLink[] | null;

  @Rows(() => FooterLegalLink, { max: 12, label: 'Legal links', item: 'legal link', part: 'legal', keepsIds: true })
  legalLinks?: FooterLegalLink[] | null;

  @Rows(() => FooterBadgeRow, { max: 12, label: 'Badges', item: 'badge', part: 'badges', keepsIds: true })
  badges?: FooterBadgeRow[] | null;
}
