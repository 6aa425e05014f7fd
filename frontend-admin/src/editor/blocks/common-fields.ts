import type { BlockAction, ProductScene, TitledText } from '@20x/kit';
import type { ChoiceDeclaration } from '../field-declarations';
import { blockIcons } from '../fields/icon-sets';
import { fieldsOf } from '../fields-of';

/** Above the content of a section. */
export const heading = {
  kicker: { label: 'Line above', help: 'A short one, above the title.' },
  title: { label: 'Title' },
  subtitle: { kind: 'paragraph', label: 'Subtitle' },
} as const;

/** A button that leads somewhere; without a label it is left out. */
export const button = (label = 'Button') =>
  ({
    kind: 'group',
    label,
    fields: fieldsOf<BlockAction>('BlockAction', {
      label: { label: 'Label', width: 'half' },
      href: { kind: 'link', label: 'Link', width: 'half' },
      newTab: { kind: 'flag', label: 'Open in a new tab' },
    }),
  }) as const;

export const scene: ChoiceDeclaration<ProductScene> = {
  kind: 'choice',
  label: 'Product scene',
  none: 'None',
  help: 'Drawn by the site, with sample data.',
  choices: {
    board: 'Board: the week on one screen',
    offers: 'Offers: who was asked, who said yes',
    credentials: 'Credentials: one nurse’s file',
    timesheet: 'Timesheet: hours approved',
    phone: 'Phone: an offer to a nurse',
    report: 'Report: fill rate by unit',
  },
};

export const image = { kind: 'image', label: 'Image' } as const;
export const alt = {
  label: 'Alternative text',
  help: 'What the image shows, for people who cannot see it. Empty: it only decorates.',
} as const;

/** Entries of an icon, a title and a text. */
export const titledTexts = (label: string, item: string) =>
  ({
    kind: 'rows',
    label,
    item,
    title: 'title',
    fields: fieldsOf<TitledText>('TitledText', {
      title: { label: 'Title' },
      text: { kind: 'paragraph', label: 'Text' },
      icon: { kind: 'icon', label: 'Icon', icons: blockIcons },
    }),
  }) as const;
