import { Image } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { alt, image } from '../common-fields';

export const figure = blockEntry('figure', {
  title: 'Image',
  description: 'One image with its caption.',
  group: 'Media',
  icon: Image,
  fields: {
    image,
    alt,
    caption: { label: 'Caption' },
    width: {
      kind: 'number',
      label: 'Width, pixels',
      help: 'Of the file, so that the page does not jump.',
      width: 'half',
    },
    height: { kind: 'number', label: 'Height, pixels', width: 'half' },
  },
});
