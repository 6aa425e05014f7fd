import { Blocks } from '../content/blocks/blocks.ts';
import type { Block } from '../content/blocks/block-types.ts';
import { Day, Flag, ImageUrl, Pick, Picks, Text, Texts } from '../core/fields/fields.ts';
import { longestTermName, termForm } from './terms/term-rules.ts';
import { Seo, type PageSeo } from '../content/documents/page-seo.dto.ts';

/** An article of the blog. */
export class PostContent {
  @Text({ max: 150, required: true, label: 'Title', role: 'title' }) title?: string | null;
  @Text({
    max: 320,
    input: 'paragraph',
    label: 'Excerpt',
    help: 'Shown in post lists and search results. Leave empty to use the first paragraph. Aim for 200 characters.',
    role: 'introduction',
  })
  excerpt?: string | null;

  @Text({ max: longestTermName, label: 'Category', width: 'half', form: { ...termForm, isList: false }, facet: true })
  category?: string | null;
  @Texts({ max: 10, label: 'Tags', item: 'tag', asIs: false, form: termForm, facet: 'labels' }) tags?: string[] | null;
  @ImageUrl({ label: 'Cover', help: 'Leave empty to use the site’s default image.', alt: 'coverAlt', role: 'cover' })
  cover?: string | null;

  @Text({
    max: 150,
    label: 'Cover alternative text',
    help: 'What the image shows, for people who cannot see it. Leave empty if decorative.',
    asIs: false,
  })
  coverAlt?: string | null;

  @Picks({
    target: 'author',
    max: 6,
    label: 'Authors',
    item: 'author',
    help: 'Leave empty for the editorial team.',
    facet: 'column',
  })
  authors?: string[] | null;

  @Day({ label: 'Published on', help: 'Leave empty for the day you publish.', width: 'half' })
  publishedOn?: string | null;

  @Day({ label: 'Last reviewed on', width: 'half' }) lastReviewedOn?: string | null;
  @Pick({ target: 'author', label: 'Reviewed by', item: 'author', isOptional: true, width: 'half' })
  reviewedBy?: string | null;

  @Day({
    label: 'Review by',
    help: 'When someone should check the post again. Visitors don’t see it.',
    width: 'half',
    role: 'due',
    editorsOnly: true,
  })
  reviewBy?: string | null;

  @Flag({ label: 'Featured', help: 'The newest featured post leads the blog.', fallback: 'off' }) featured?:
    boolean | null;
  @Picks({
    target: 'post',
    max: 3,
    label: 'Related posts',
    item: 'post',
    help: 'Shown first. Posts with the same tags follow.',
  })
  related?: string[] | null;

  @Text({
    max: 60,
    label: 'Focus phrase',
    help: 'What people type to find this post. Checks look for it in the title, description and text.',
    role: 'focus',
    words: false,
    editorsOnly: true,
  })
  focusPhrase?: string | null;

  @Blocks() blocks?: Block[] | null;
  @Seo() seo?: PageSeo | null;
}
