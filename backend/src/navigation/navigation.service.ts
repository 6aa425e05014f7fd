import { Injectable } from '@nestjs/common';
import type { MenuItem } from '@20x/shared/menu';
import { LiveContents } from '../content/publishing/live-contents.service.ts';
import type { NavigationContent } from './navigation-content.dto.ts';
import { navigationSlug, navigationType } from './navigation-type.ts';

/** The settings that come from the navigation, and its revision. Nothing that is empty. */
export interface NavigationSettings {
  readonly navbarMenuItems?: string | null | undefined;
  readonly navbarDropdownTitle?: string | null | undefined;
  readonly navbarCtaText?: string | null | undefined;
  readonly navbarCtaLink?: string | null | undefined;
  readonly revision?: string;
}

/** What visitors get of the navigation; in its preview, of its draft. */
@Injectable()
export class NavigationService {
  constructor(private readonly content: LiveContents) {}

  async settings(): Promise<NavigationSettings> {
    const live = await this.content.findLive(navigationType, navigationSlug);
    if (!live) return {};
    const { content, revision } = live;
    return {
      navbarMenuItems: menuTextOf(content),
      navbarDropdownTitle: content.dropdownTitle,
      navbarCtaText: content.ctaText,
      navbarCtaLink: content.ctaLink,
      revision,
    };
  }
}

/** The menu as the setting's JSON text. What an earlier release stored and nobody can read stays as it is. */
function menuTextOf({ items, unreadableItems }: NavigationContent): string | null | undefined {
  if (!items) return unreadableItems;
  const shown = items.flatMap(({ label, href }) => (label?.trim() && href?.trim() ? [{ href, label }] : []));
  return JSON.stringify(shown.map((item, index): MenuItem => ({ ...item, order: index + 1 })));
}
