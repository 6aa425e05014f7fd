import { Newspaper } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { posts as postTargets } from '../../fields/picks/pick-targets';
import { heading } from '../common-fields';

export const posts = blockEntry('posts', {
  title: 'Posts',
  description: 'The newest posts of the blog, those with a tag, or a choice of your own.',
  group: 'Media',
  icon: Newspaper,
  fields: {
    ...heading,
    tag: { label: 'Only posts with this tag', help: 'Empty: the newest of all.' },
    slugs: {
      kind: 'picks',
      label: 'Chosen posts',
      item: 'post',
      targets: postTargets,
      help: 'In the order wanted. Empty: the newest.',
    },
  },
});
