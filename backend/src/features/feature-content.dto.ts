import { Blocks } from '../content/blocks/blocks.ts';
import type { Block } from '../content/blocks/block-types.ts';
import { PageSeo } from '../content/page-seo.dto.ts';
import { Choice, Flag, Group, Picks, Text } from '../core/http/fields.ts';
import { Whole } from '../core/http/number-fields.ts';

/** What a shift goes through, and under which heading a feature stands. */
export const featureGroups = ['fill', 'clear', 'close', 'improve'] as const;
export type FeatureGroup = (typeof featureGroups)[number];

/** What the page of a feature says. */
export class FeatureContent {
  @Text({ max: 60, required: true }) title?: string | null;
  @Text({ max: 28, description: 'Shorter name for menus.' }) menuLabel?: string | null;
  @Text({ max: 40, description: 'Name of an icon.' }) icon?: string | null;
  @Choice(featureGroups, { enumName: 'FeatureGroup', required: true }) group?: FeatureGroup | null;
  @Text({ max: 160, required: true }) summary?: string | null;
  @Whole({ description: 'Place in lists, ascending.' }) order?: number | null;
  @Flag({ description: 'Listed in menus unless false.' }) inMenu?: boolean | null;
  @Picks({ under: '/features/', max: 6, description: 'Features to go on with.' }) related?: string[] | null;
  @Blocks() blocks?: Block[] | null;
  @Group(() => PageSeo) seo?: PageSeo | null;
}
