import { TextAlignStart } from 'lucide-react';
import { blockEntry } from '../block-entry';

export const richText = blockEntry('richText', {
  title: 'Text',
  description: 'Paragraphs, headings, lists, quotes and links.',
  group: 'Text',
  icon: TextAlignStart,
  fields: { html: { kind: 'richText', label: 'Text' } },
});
