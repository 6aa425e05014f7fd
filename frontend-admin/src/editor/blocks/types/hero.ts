import { PanelsTopLeft } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { alt, button, heading, image, scene } from '../common-fields';

export const hero = blockEntry('hero', {
  title: 'Hero',
  description: 'Opens a page: a headline, two buttons, and the product or an image.',
  group: 'Openings and calls',
  icon: PanelsTopLeft,
  fields: {
    ...heading,
    highlight: { label: 'Underlined part of the title', help: 'Exactly as it stands in the title.' },
    primary: button('Main button'),
    secondary: button('Second button'),
    scene: { ...scene, help: 'Shown unless an image is set.' },
    image,
    alt,
  },
});
