import type { EditedTerm } from '../../api/generated';
import type { Resource } from '../../resource/declarations';
import classes from './Terms.module.css';

/** The kinds of terms, as the tabs of the list. */
export const termTabs = ['tag', 'category'] as const;
export type TermTab = (typeof termTabs)[number];

const empty = 'It appears here with the first published post that names it.';

export const termList: Resource<EditedTerm, TermTab> = {
  title: 'Categories & tags',
  what: 'categories and tags',
  searchFor: 'Name or address',
  tabs: [
    { id: 'tag', label: 'Tags', empty: { title: 'No tags yet', text: empty } },
    { id: 'category', label: 'Categories', empty: { title: 'No categories yet', text: empty } },
  ],
  columns: [
    { title: 'Name', width: 'minmax(0, 4fr)', narrow: 'lead', cell: ({ name }) => <bdi>{name}</bdi> },
    {
      title: 'Address',
      width: 'minmax(0, 4fr)',
      narrow: 'text',
      cell: ({ kind, slug }) => <span className={classes.path}>{`/blog/${kind}/${slug}`}</span>,
    },
    {
      title: 'Published posts',
      width: '9rem',
      narrow: 'meta',
      cell: ({ posts }) => postsIn(posts),
    },
  ],
  mark: () => null,
};

/** "1 post", "no posts" */
export const postsIn = (posts: number) =>
  posts === 0 ? 'no posts' : `${posts.toLocaleString('en')} ${posts === 1 ? 'post' : 'posts'}`;
