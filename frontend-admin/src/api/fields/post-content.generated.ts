// Written by `npm run gen:api` from the content definitions of the back end. Do not edit.
import { BlockList } from '../../editor/fields/blocks/BlockList';
import { blockLibrary } from '../../editor/fields/blocks/block-library';
import type { DeclarationsOf } from '../../editor/model/declarations-of';
import type * as admin from '../generated';
import { pageSeo } from './page-seo.generated';

export const postContent = {
  title: { label: 'Title', role: 'title', limit: 150 },
  excerpt: {
    kind: 'paragraph',
    label: 'Excerpt',
    help: 'Shown in post lists and search results. Leave empty to use the first paragraph. Aim for 200 characters.',
    role: 'introduction',
    limit: 320,
  },
  category: { label: 'Category', width: 'half', suggests: true, limit: 60 },
  tags: { kind: 'texts', label: 'Tags', asIs: false, item: 'tag', suggests: true, limit: 10 },
  cover: {
    kind: 'image',
    label: 'Cover',
    help: 'Leave empty to use the site’s default image.',
    role: 'cover',
    alt: 'coverAlt',
  },
  coverAlt: {
    label: 'Cover alternative text',
    help: 'What the image shows, for people who cannot see it. Leave empty if decorative.',
    asIs: false,
    limit: 150,
  },
  authors: {
    kind: 'picks',
    label: 'Authors',
    help: 'Leave empty for the editorial team.',
    item: 'author',
    limit: 6,
    target: 'author',
  },
  publishedOn: { kind: 'day', label: 'Published on', help: 'Leave empty for the day you publish.', width: 'half' },
  lastReviewedOn: { kind: 'day', label: 'Last reviewed on', width: 'half' },
  reviewedBy: { kind: 'pick', label: 'Reviewed by', width: 'half', item: 'author', target: 'author' },
  reviewBy: {
    kind: 'day',
    label: 'Review by',
    help: 'When someone should check the post again. Visitors don’t see it.',
    width: 'half',
    role: 'due',
  },
  featured: { kind: 'flag', label: 'Featured', help: 'The newest featured post leads the blog.', fallback: 'off' },
  related: {
    kind: 'picks',
    label: 'Related posts',
    help: 'Shown first. Posts with the same tags follow.',
    item: 'post',
    limit: 3,
    target: 'post',
  },
  focusPhrase: {
    label: 'Focus phrase',
    help: 'What people type to find this post. Checks look for it in the title, description and text.',
    role: 'focus',
    asIs: false,
    limit: 60,
  },
  blocks: { kind: 'blocks', label: 'Sections', limit: 400, View: BlockList, kinds: blockLibrary },
  seo: { kind: 'group', label: 'SEO', asIs: false, fields: pageSeo },
} as const satisfies DeclarationsOf<admin.PostContent>;
