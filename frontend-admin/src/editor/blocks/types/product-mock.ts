import { AppWindow } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { heading, scene } from '../common-fields';

export const productMock = blockEntry('productMock', {
  title: 'Product scene',
  description: 'A part of the product, drawn with sample data.',
  group: 'Product',
  icon: AppWindow,
  initial: { scene: 'board' },
  fields: { ...heading, scene, caption: { label: 'Caption' } },
});
