import { Injectable } from '@nestjs/common';
import type { MenuItem } from '@20x/shared/menu';
import { LiveContents } from '../content/publishing/live-contents.service.ts';
import type { PartSettings } from '../content/publishing/part-settings.ts';
import type { NavigationContent } from './navigation-content.dto.ts';
import { navigationSlug, navigationType } from './navigation-type.ts';

/** What visitors get of the navigation; in its preview, of its draft. */
@Injectable()
export class NavigationService {
  constructor(private readonly content: LiveContents) {}

  /** The settings that come from the navigation. */
  async settings(): Promise<PartSettings | null> {
    const live = await this.content.findLive(navigationType, navigationSlug);
    if (!live) return null;
    const { content, revision } = live;
    const { dropdownTitle: navbarDropdownTitle, ctaText: navbarCtaText, ctaLink: navbarCtaLink } = content;
    const values = { navbarMenuItems: menuTextOf(content), navbarDropdownTitle, navbarCtaText, navbarCtaLink };
    return { values, revision };
  }
}

/** The menu as the setting's JSON text. What an earlier release stored and nobody can read stays as it is. */
function menuTextOf({ items, unreadableItems }: NavigationContent): string | null | undefined {
  if (!items) return unreadableItems;
  const shown = items.flatMap(({ label, href }) => (label?.trim() && href?.trim() ? [{ href, label }] : []));
  return JSON.stringify(shown.map((item, index): MenuItem => ({ ...item, order: index + 1 })));
}
