import { withRowIds } from '@20x/shared/row-ids';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { publishFirst, removeFirst } from './first-publication.ts';

interface MenuItem {
  readonly label: string;
  readonly href: string;
}

interface Navigation {
  readonly items?: readonly MenuItem[];
  readonly unreadableItems?: string;
  readonly dropdownTitle?: string;
  readonly ctaText?: string;
  readonly ctaLink?: string;
}

const keys = ['navbarMenuItems', 'navbarDropdownTitle', 'navbarCtaText', 'navbarCtaLink'] as const;
type Settings = Partial<Record<(typeof keys)[number], string>>;

/** The navigation becomes a document: what the settings said of it is its first, published revision. */
export class Navigation1763693940000 implements MigrationInterface {
  readonly name = 'Navigation1763693940000';

  async up(runner: QueryRunner): Promise<void> {
    const settings = await takeSettings(runner);
    const content = navigationOf(settings);
    if (Object.keys(content).length > 0)
      await publishFirst(runner, 'navigation', withRowIds(content), 'the site settings');
    // What an existing site has cleared stays cleared: the starter navigation is for new ones.
    await runner.query(`insert into seed_log (name) select 'navigation' from seed_log where name = 'settings'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const live = await removeFirst<Navigation>(runner, 'navigation');
    const { items, unreadableItems, dropdownTitle, ctaText, ctaLink } = live;
    const menu = items?.map(({ label, href }, index) => ({ href, label, order: index + 1 }));
    const settings: Settings = {
      ...{ navbarMenuItems: menu ? JSON.stringify(menu) : unreadableItems },
      ...{ navbarDropdownTitle: dropdownTitle, navbarCtaText: ctaText, navbarCtaLink: ctaLink },
    };
    for (const [key, value] of Object.entries(settings))
      if (value) await runner.query('insert into setting (key, value) values ($1, $2)', [key, value]);
  }
}

async function takeSettings(runner: QueryRunner): Promise<Settings> {
  const rows = (await runner.query('select key, value from setting where key = any($1)', [keys])) as {
    key: string;
    value: string;
  }[];
  await runner.query('delete from setting where key = any($1)', [keys]);
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

function navigationOf({ navbarMenuItems, navbarDropdownTitle, navbarCtaText, navbarCtaLink }: Settings): Navigation {
  const items = navbarMenuItems === undefined ? undefined : itemsIn(navbarMenuItems);
  return {
    ...(items && { items }),
    ...(items === null && { unreadableItems: navbarMenuItems }),
    ...(navbarDropdownTitle && { dropdownTitle: navbarDropdownTitle }),
    ...(navbarCtaText && { ctaText: navbarCtaText }),
    ...(navbarCtaLink && { ctaLink: navbarCtaLink }),
  };
}

/** The items that visitors saw, in their order; null for a text that is no list, with which they saw the defaults. */
function itemsIn(text: string): MenuItem[] | null {
  try {
    const entries: unknown = JSON.parse(text);
    if (!Array.isArray(entries)) return null;
    return entries
      .flatMap((entry: Record<string, unknown> | null) => {
        const { label, href, order } = entry ?? {};
        if (typeof label !== 'string' || typeof href !== 'string' || !label.trim() || !href.trim()) return [];
        return [{ label: label.trim(), href: href.trim(), order: Number(order) || 0 }];
      })
      .toSorted((one, other) => one.order - other.order)
      .map(({ label, href }) => ({ label, href }));
  } catch {
    return null;
  }
}
