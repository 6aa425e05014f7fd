import type { Block } from '@20x/kit';
import { blockLibrary } from '../../editor/blocks/block-library';
import { newId } from '../../editor/new-id';

type BlockType = Block['type'];

/** Something to start a page from. */
export interface PageTemplate {
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly BlockType[];
}

export const pageTemplates = {
  landing: {
    title: 'Landing page',
    description: 'A hero, three points, questions and a call to action.',
    blocks: ['hero', 'introCards', 'faq', 'ctaBand'],
  },
  text: {
    title: 'Text page',
    description: 'One long text, such as a policy.',
    blocks: ['richText'],
  },
  blank: { title: 'Empty page', description: 'You choose every section yourself.', blocks: [] },
} as const satisfies Readonly<Record<string, PageTemplate>>;

export type PageTemplateName = keyof typeof pageTemplates;

/** New blocks of the template; the first heading is the page's title. */
export function blocksOf(template: PageTemplateName, title: string): Block[] {
  return pageTemplates[template].blocks.map((type): Block => {
    const start = type === 'hero' ? { title } : {};
    return { id: newId(), type, ...structuredClone(blockLibrary[type].initial), ...start };
  });
}
