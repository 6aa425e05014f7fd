// Written by `npm run gen:api` from the content definitions of the back end. Do not edit.
import type { DeclarationsOf } from '../../editor/model/declarations-of';
import type * as admin from '../generated';

const navigationItem = {
  label: { label: 'Label', width: 'half', role: 'title', limit: 60 },
  href: { kind: 'link', label: 'Link', width: 'half' },
} as const satisfies DeclarationsOf<admin.NavigationItem>;

export const navigationContent = {
  items: {
    kind: 'rows',
    label: 'Menu items',
    title: 'label',
    part: 'menu',
    item: 'menu item',
    limit: 20,
    fields: navigationItem,
  },
  unreadableItems: { kind: 'code', label: 'Menu items that can’t be read', part: 'unreadable' },
  dropdownTitle: { label: 'Title of the features menu', fallback: 'Sectors', part: 'features', limit: 40 },
  ctaText: { label: 'Button label', width: 'half', fallback: 'Get Started Free', part: 'button', limit: 40 },
  ctaLink: {
    kind: 'link',
    label: 'Button link',
    width: 'half',
    fallback: '/contact',
    part: 'button',
    names: 'ctaText',
  },
} as const satisfies DeclarationsOf<admin.NavigationContent>;
