import { CodeXml } from 'lucide-react';
import { blockEntry } from '../block-entry';

export const html = blockEntry('html', {
  title: 'HTML',
  description: 'Text with markup from elsewhere: tables, lists, figures.',
  group: 'Media',
  icon: CodeXml,
  fields: {
    html: {
      kind: 'code',
      label: 'HTML',
      help: 'Scripts, frames, forms and styles are removed when it is saved. What has to run goes into the HTML of the page: SEO, Advanced.',
    },
  },
});
