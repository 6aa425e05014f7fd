import { withAnchoredBlocks } from '../content/blocks/anchors.ts';
import { defineContentType } from '../content/documents/content-type.ts';
import type { ContentHooks } from '../content/documents/content-types.ts';
import { SnippetContent } from './snippet-content.dto.ts';

export const snippetType = defineContentType({
  name: 'snippet',
  content: SnippetContent,
  path: '/snippets/{slug}',
  isPart: true,
  complete: withAnchoredBlocks,
  admin: {
    order: 7,
    title: 'Snippets',
    item: 'snippet',
    icon: 'Component',
    api: '/api/snippets/{slug}',
    path: '/admin/snippets',
  },
});

export const snippetHooks: ContentHooks<SnippetContent> = {
  refusals: (_, { content: { blocks } }) =>
    Promise.resolve(
      (blocks ?? []).flatMap(({ type }, index) =>
        type === 'snippet'
          ? [{ field: `blocks.${index}.snippet`, message: 'A snippet can’t hold another one. Remove this section.' }]
          : [],
      ),
    ),
};
