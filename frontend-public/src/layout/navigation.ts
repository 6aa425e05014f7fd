export interface MenuItem {
  readonly href: string;
  readonly label: string;
}

const defaultItems: readonly MenuItem[] = [
  { href: '/blog', label: 'Blogs' },
  { href: '/about', label: 'About' },
  { href: '/contact', label: 'Contact' },
];

/** The items of setting `navbarMenuItems`, ascending by order; the three defaults when it is not a list in JSON. */
export function menuItems(json: string | undefined): readonly MenuItem[] {
  const entries = parsedList(json);
  if (!entries) return defaultItems;
  return entries.flatMap((entry) => itemFrom(entry) ?? []).toSorted((a, b) => a.order - b.order);
}

function parsedList(json: string | undefined): unknown[] | undefined {
  if (!json) return undefined;
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function itemFrom(entry: unknown): (MenuItem & { readonly order: number }) | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { href, label, order } = entry as Record<string, unknown>;
  if (typeof href !== 'string' || typeof label !== 'string' || !href.trim() || !label.trim()) return undefined;
  return { href: href.trim(), label: label.trim(), order: Number(order) || 0 };
}
