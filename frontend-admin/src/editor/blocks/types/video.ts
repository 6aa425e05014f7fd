import { Video } from 'lucide-react';
import { blockEntry } from '../block-entry';

export const video = blockEntry('video', {
  title: 'Video',
  description: 'A film of this site plays here; one elsewhere opens there, so that nobody is tracked.',
  group: 'Media',
  icon: Video,
  fields: {
    url: { kind: 'link', label: 'Address of the video' },
    title: { label: 'Title' },
    poster: { kind: 'image', label: 'Still', help: 'Shown before it plays.' },
  },
});
