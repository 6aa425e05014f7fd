import { Text } from '../../core/fields/fields.ts';
import { Seo, type PageSeo } from '../documents/page-seo.dto.ts';
import type { Block } from './block-types.ts';
import { Blocks } from './blocks.ts';
import { fieldLabel } from './field-label.ts';

class Page {
  @Text({ label: 'Title' }) title?: string | null;
  @Blocks() blocks?: Block[] | null;
  @Seo() seo?: PageSeo | null;
}
const content: Page = {
  blocks: [
    { id: 'a', type: 'introCards', items: [{}] },
    { id: 'b', type: 'checklist' },
  ],
};

it.each([
  ['title', 'Title'],
  ['seo.keywords.1', 'SEO → Keyword 2'],
  ['blocks.0.items.0.title', '1. Cards → Card 1 → Title'],
  ['blocks.0.action.href', '1. Cards → Button → Link'],
  ['blocks.1.items.2', '2. Checklist → Point 3'],
  ['blocks.7.title', 'Sections → Section 8 → title'],
  ['gone.2.title', 'gone → 2 → title'],
])('%s is called %s', (path, label) => {
  expect(fieldLabel(Page, content, path)).toBe(label);
});
