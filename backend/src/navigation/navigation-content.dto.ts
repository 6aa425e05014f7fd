import { settingDefaults } from '@20x/shared/site-defaults';
import { Link, LongText, Row, Rows, Text } from '../core/fields/fields.ts';

const half = { width: 'half' } as const;

export class NavigationItem extends Row {
  @Text({ max: 60, required: true, label: 'Label', role: 'title', ...half }) label?: string | null;
  @Link({ required: true, label: 'Link', ...half }) href?: string | null;
}

/** The bar at the top of every page. */
export class NavigationContent {
  @Rows(() => NavigationItem, {
    max: 20,
    label: 'Menu items',
    item: 'menu item',
    part: 'menu',
    description: 'Without a list, the site shows its three default items.',
  })
  items?: NavigationItem[] | null;

  @LongText({
    label: 'Menu items that can’t be read',
    part: 'unreadable',
    description: 'What an earlier release stored as the menu, if it is not a list of {href, label, order}.',
  })
  unreadableItems?: string | null;

  @Text({
    max: 40,
    label: 'Title of the features menu',
    fallback: settingDefaults.navbarDropdownTitle,
    part: 'features',
  })
  dropdownTitle?: string | null;

  @Text({ max: 40, label: 'Button label', fallback: settingDefaults.navbarCtaText, part: 'button', ...half })
  ctaText?: string | null;

  @Link({ names: 'ctaText', label: 'Button link', fallback: settingDefaults.navbarCtaLink, part: 'button', ...half })
  ctaLink?: string | null;
}
