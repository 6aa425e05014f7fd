import { CodeXml } from 'lucide-react';
import { blockEntry } from '../block-entry';

export const html = blockEntry('html', {
  title: 'HTML',
  description: 'Markup as it is, scripts too. Whoever writes it answers for it.',
  group: 'Media',
  icon: CodeXml,
  fields: {
    html: {
      kind: 'code',
      label: 'HTML',
      help: 'It goes to every visitor’s browser as it stands: it can break the page, and read what visitors type.',
    },
  },
});
