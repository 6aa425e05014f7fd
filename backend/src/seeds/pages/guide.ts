import type { Chapter } from '../../content/blocks/article-blocks.dto.ts';
import type { Block } from '../../content/blocks/block-types.ts';
import type { PageContent } from '../../pages/page-content.dto.ts';
import { chaptersOnTheWork } from './guide-chapters-1.ts';
import { chaptersOnRunningIt } from './guide-chapters-2.ts';
import { figuresAfter } from './guide-figures.ts';
import { choosingChecklist, glossaryTerms, guideSources } from './guide-reference.ts';

/** A chapter with its figures below it: what is between chapters belongs to their text. */
const withFigures = (chapter: Chapter): Block[] => [
  { id: `chapter-${chapter.anchor}`, type: 'chapters', chapters: [chapter] },
  ...(figuresAfter[chapter.anchor ?? ''] ?? []),
];

export const guide: PageContent = {
  title: 'The Ultimate Guide to Nurse Scheduling Software',
  seo: {
    title: 'The Ultimate Guide to Nurse Scheduling Software | 20X',
    description:
      'Twelve chapters for agencies: how agency scheduling works, licenses, Canada, overtime, fair offers, billing, metrics, and how to choose.',
  },
  blocks: [
    {
      id: 'hero',
      type: 'hero',
      kicker: 'For agency owners, schedulers and compliance leads',
      title: 'The ultimate guide to nurse scheduling software',
      highlight: 'ultimate guide',
      subtitle:
        'Twelve chapters on how agency scheduling works, where it breaks and how to choose a system that holds up at 5 a.m. Read it in order, or go straight to what you need.',
      primary: { label: 'Start reading', href: '#what-it-is' },
      secondary: { label: 'Book a Demo', href: '/contact' },
    },
    {
      id: 'summary',
      type: 'takeaways',
      title: 'The guide in five sentences',
      items: [
        'Agency scheduling is one record of shifts, people, documents and hours.',
        'Four checks come before every offer: free, qualified, cleared, rested.',
        'License, overtime, rest and rate rules follow the facility where the nurse works.',
        'Offers go out in small waves, and everyone hears when the shift is filled.',
        'Pay, invoice and reports come from the same approved hours.',
      ],
    },
    ...[...chaptersOnTheWork, ...chaptersOnRunningIt].flatMap(withFigures),
    {
      id: 'checklist',
      type: 'checklist',
      anchor: 'checklist',
      background: 'surface',
      title: 'Checklist: 20 things to look for',
      ordered: true,
      items: choosingChecklist,
    },
    { id: 'glossary', type: 'glossary', anchor: 'glossary', title: 'Glossary', terms: glossaryTerms },
    {
      id: 'notice',
      type: 'callout',
      tone: 'compliance',
      title: 'Please note',
      html: '<p>General information, not legal advice. Last reviewed November 2026.</p>',
    },
    { id: 'sources', type: 'sources', anchor: 'sources', title: 'Sources', items: guideSources },
    {
      id: 'close',
      type: 'ctaBand',
      background: 'ink',
      title: 'Bring your worst week to the demo',
      subtitle: 'A sample week proves little. We’ll put yours on the board with you in 30 minutes.',
      action: { label: 'Book a Live Demo', href: '/contact' },
    },
  ],
};
