// Written by `npm run gen:api` from the content definitions of the back end. Do not edit.
import { BlockList } from '../../editor/fields/blocks/BlockList';
import { blockLibrary } from '../../editor/fields/blocks/block-library';
import type { DeclarationsOf } from '../../editor/model/declarations-of';
import type * as admin from '../generated';
import { pageSeo } from './page-seo.generated';

export const legalContent = {
  title: { label: 'Title', help: 'Shown in lists and in the browser tab.', role: 'title', limit: 120 },
  effectiveDate: {
    kind: 'day',
    label: 'Effective date',
    help: 'Shown at the top of the page and in the archive.',
    part: 'publishing',
  },
  changeSummary: {
    kind: 'paragraph',
    label: 'What changes with this version',
    help: 'Tell readers in plain English. Shown in the archive of versions.',
    part: 'publishing',
    limit: 400,
  },
  blocks: { kind: 'blocks', label: 'Sections', limit: 400, View: BlockList, kinds: blockLibrary },
  seo: { kind: 'group', label: 'SEO', asIs: false, fields: pageSeo },
} as const satisfies DeclarationsOf<admin.LegalContent>;
