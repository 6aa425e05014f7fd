import { Info } from 'lucide-react';
import { blockEntry } from '../block-entry';

export const callout = blockEntry('callout', {
  title: 'Note',
  description: 'A remark set off from the text: information, a tip, a warning, compliance.',
  group: 'Text',
  icon: Info,
  initial: { tone: 'info' },
  fields: {
    tone: {
      kind: 'choice',
      label: 'Kind',
      width: 'half',
      choices: { info: 'Information', tip: 'Tip', warning: 'Warning', compliance: 'Compliance' },
    },
    title: { label: 'Title', width: 'half' },
    html: { kind: 'richText', label: 'Text' },
  },
});
