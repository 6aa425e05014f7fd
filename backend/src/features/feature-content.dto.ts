import { Blocks } from '../content/blocks/blocks.ts';
import type { Block } from '../content/blocks/block-types.ts';
import { Choice, Flag, Icon, Picks, Text } from '../core/fields/fields.ts';
import { Seo, type PageSeo } from '../content/documents/page-seo.dto.ts';

/** What a shift goes through: the heading under which a feature is listed. */
const groups = { fill: 'Fill', clear: 'Clear', close: 'Close', improve: 'Improve' } as const;
export type FeatureGroup = keyof typeof groups;
export const featureGroups = Object.keys(groups) as FeatureGroup[];

/** What the page of a feature says. */
export class FeatureContent {
  @Text({ max: 60, required: true, label: 'Title', role: 'title' }) title?: string | null;
  @Text({ max: 28, label: 'Name in menus', help: 'Leave empty to use the title.', width: 'half' })
  menuLabel?: string | null;

  @Choice(groups, { enumName: 'FeatureGroup', required: true, label: 'Group', width: 'half' })
  group?: FeatureGroup | null;

  @Icon('blockIcons', { role: 'icon' }) icon?: string | null;
  @Text({ max: 160, required: true, input: 'paragraph', label: 'Summary', role: 'introduction' })
  summary?: string | null;

  @Flag({ label: 'Listed in menus', fallback: 'on', role: 'menu' }) inMenu?: boolean | null;
  @Picks({ target: 'feature', max: 6, label: 'Related features', item: 'feature', part: 'related' }) related?:
    string[] | null;
  @Blocks({ part: 'content' }) blocks?: Block[] | null;
  @Seo() seo?: PageSeo | null;
}
