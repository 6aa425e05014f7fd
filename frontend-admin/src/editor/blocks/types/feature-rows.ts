import type { FeatureRow } from '@20x/kit';
import { Rows3 } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { alt, button, heading, image, scene } from '../common-fields';
import { fieldsOf } from '../../fields-of';

export const featureRows = blockEntry('featureRows', {
  title: 'Feature rows',
  description: 'Text beside a product scene or an image, row by row.',
  group: 'Product',
  icon: Rows3,
  initial: { rows: [{}] },
  fields: {
    ...heading,
    rows: {
      kind: 'rows',
      label: 'Rows',
      item: 'row',
      title: 'title',
      fields: fieldsOf<FeatureRow>('FeatureRow', {
        title: { label: 'Title', width: 'half' },
        anchor: { label: 'Anchor', help: 'Links lead here with # and this word.', width: 'half' },
        text: { kind: 'paragraph', label: 'Text' },
        points: { kind: 'texts', label: 'Points', item: 'point', hides: true },
        scene: { ...scene, help: 'Shown unless an image is set.' },
        image,
        alt,
        action: button(),
      }),
    },
  },
});
