// Written by `npm run gen:api` from the content definitions of the back end. Do not edit.
import { BlockList } from '../../editor/fields/blocks/BlockList';
import { blockLibrary } from '../../editor/fields/blocks/block-library';
import { blockIcons } from '../../editor/fields/field-views';
import type { DeclarationsOf } from '../../editor/model/declarations-of';
import type * as admin from '../generated';
import { pageSeo } from './page-seo.generated';

export const featureContent = {
  title: { label: 'Title', role: 'title', limit: 60 },
  menuLabel: { label: 'Name in menus', help: 'Leave empty to use the title.', width: 'half', limit: 28 },
  group: {
    kind: 'choice',
    label: 'Group',
    width: 'half',
    choices: { fill: 'Fill', clear: 'Clear', close: 'Close', improve: 'Improve' },
  },
  icon: { kind: 'icon', label: 'Icon', role: 'icon', icons: blockIcons },
  summary: { kind: 'paragraph', label: 'Summary', role: 'introduction', limit: 160 },
  inMenu: { kind: 'flag', label: 'Listed in menus', fallback: 'on', role: 'menu' },
  related: { kind: 'picks', label: 'Related features', part: 'related', item: 'feature', limit: 6, target: 'feature' },
  blocks: { kind: 'blocks', label: 'Sections', part: 'content', limit: 400, View: BlockList, kinds: blockLibrary },
  seo: { kind: 'group', label: 'SEO', asIs: false, fields: pageSeo },
} as const satisfies DeclarationsOf<admin.FeatureContent>;
