import type { HomeContent } from '@20x/kit';
import { heroDefaults } from '@20x/kit/home/hero-defaults';
import type { HeroTitleField } from '@20x/shared/hero-title';
import { withoutBlanks } from '../ui/field-text';

type HeroFields = Pick<
  HomeContent,
  HeroTitleField | 'heroImages' | 'heroAlt' | 'heroCtaNewTab' | 'heroSecondaryCtaNewTab'
>;

export type HeroText = HeroFields & { readonly [K in keyof typeof heroDefaults]: string };

/** The hero's texts with every empty field replaced by its fallback. */
export const withHeroDefaults = (content: HomeContent | null | undefined): HeroText => ({
  ...heroDefaults,
  ...withoutBlanks(content ?? {}),
});
