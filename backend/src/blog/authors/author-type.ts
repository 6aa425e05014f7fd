import { defineContentType } from '../../content/documents/content-type.ts';
import { AuthorContent } from './author-content.dto.ts';

export const authorType = defineContentType({
  name: 'author',
  content: AuthorContent,
  path: '/blog/author/{slug}',
  admin: {
    order: 5,
    title: 'Authors',
    item: 'author',
    icon: 'UserPen',
    api: '/api/authors/{slug}',
    path: '/admin/authors',
  },
});
