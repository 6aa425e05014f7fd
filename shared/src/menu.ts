export interface MenuLink {
  readonly href: string;
  readonly label: string;
}

export interface MenuItem extends MenuLink {
  readonly order: number;
}

/** The title of the features' menu while the settings say nothing. */
export const defaultFeaturesTitle = 'Sectors';
/** The menu's call to action while the settings say nothing. */
export const defaultCallText = 'Get Started Free';
export const defaultCallLink = '/contact';

/** The menu while its setting is empty or cannot be read. */
export const defaultMenu: readonly MenuItem[] = [
  { href: '/blog', label: 'Blogs', order: 1 },
  { href: '/about', label: 'About', order: 2 },
  { href: '/contact', label: 'Contact', order: 3 },
];

/** The items of a menu in JSON, ascending by order, without those that cannot be shown. */
export function menuItems(json: string | null | undefined): readonly MenuItem[] {
  const entries = parsedList(json);
  return entries?.flatMap((entry) => itemFrom(entry) ?? []).toSorted((a, b) => a.order - b.order) ?? defaultMenu;
}

function parsedList(json: string | null | undefined): unknown[] | undefined {
  if (!json) return undefined;
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function itemFrom(entry: unknown): MenuItem | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { href, label, order } = entry as Record<string, unknown>;
  if (typeof href !== 'string' || typeof label !== 'string' || !href.trim() || !label.trim()) return undefined;
  return { href: href.trim(), label: label.trim(), order: Number(order) || 0 };
}
