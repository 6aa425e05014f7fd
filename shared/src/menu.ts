export interface MenuLink {
  readonly href: string;
  readonly label: string;
}

export interface MenuItem extends MenuLink {
  readonly order: number;
}

/** The title of the features' menu while the settings say nothing. */
export const defaultFeaturesTitle = 'Sectors';
/** The menu lists so many features. */
export const mostFeaturesInMenu = 12;
/** The menu's call to action while the settings say nothing. */
export const defaultCallText = 'Get Started Free';
export const defaultCallLink = '/contact';

/** The menu while its setting is empty or cannot be read. */
export const defaultMenu: readonly MenuItem[] = [
  { href: '/blog', label: 'Blogs', order: 1 },
  { href: '/about', label: 'About', order: 2 },
  { href: '/contact', label: 'Contact', order: 3 },
];

export const notAMenu = 'Enter a JSON list of {href, label, order}.';

/** The entries of a menu in JSON; a text that holds no list gives the reason in words. */
export function menuEntries(json: string): readonly unknown[] | string {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : notAMenu;
  } catch (error) {
    return (error as SyntaxError).message;
  }
}

export const menuOrder = (order: unknown): number => Number(order) || 0;

/** The items of a menu in JSON, ascending by order, without those that cannot be shown. */
export function menuItems(json: string | null | undefined): readonly MenuItem[] {
  const entries = menuEntries(json ?? '');
  if (typeof entries === 'string') return defaultMenu;
  return entries.flatMap((entry) => itemFrom(entry) ?? []).toSorted((a, b) => a.order - b.order);
}

function itemFrom(entry: unknown): MenuItem | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { href, label, order } = entry as Record<string, unknown>;
  if (typeof href !== 'string' || typeof label !== 'string' || !href.trim() || !label.trim()) return undefined;
  return { href: href.trim(), label: label.trim(), order: menuOrder(order) };
}
