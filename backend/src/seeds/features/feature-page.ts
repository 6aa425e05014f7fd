import type { Block } from '../../content/blocks/block-types.ts';
import type { ProductScene } from '../../content/blocks/block.dto.ts';
import type { FeatureRow } from '../../content/blocks/marketing-blocks.dto.ts';

/** Parts that feature pages share. Each page puts them in an order of its own. */

type Pair = readonly [title: string, text: string];
const titled = ([title, text]: Pair) => ({ title, text });
type Background = 'paper' | 'surface' | 'sunken';

interface Promise {
  readonly kicker: string;
  readonly title: string;
  readonly highlight: string;
  readonly subtitle: string;
  readonly scene: ProductScene;
}

export const hero = (promise: Promise): Block => ({
  id: 'hero',
  type: 'hero',
  ...promise,
  primary: { label: 'Book a Demo', href: '/contact' },
  secondary: { label: 'All features', href: '/features' },
});

export const problem = (title: string, subtitle: string, points: readonly Pair[]): Block => ({
  id: 'problem',
  type: 'introCards',
  background: 'surface',
  title,
  subtitle,
  items: points.map(titled),
});

/** Steps or parts, each with a picture of its own. */
export const rows = (title: string, parts: FeatureRow[], background: Background = 'paper'): Block => ({
  id: 'rows',
  type: 'featureRows',
  background,
  title,
  rows: parts,
});

export const control = (title: string, points: readonly Pair[], background: Background = 'sunken'): Block => ({
  id: 'control',
  type: 'outcomeList',
  background,
  title,
  items: points.map(titled),
});

export const users = (title: string, points: readonly Pair[], background: Background = 'paper'): Block => ({
  id: 'users',
  type: 'introCards',
  background,
  title,
  items: points.map(titled),
});

/** Running text, with links to the guide and the blog. */
export const reading = (html: string, background: Background = 'paper'): Block => ({
  id: 'reading',
  type: 'richText',
  background,
  html,
});

export const questions = (items: readonly Pair[], background: Background = 'surface'): Block => ({
  id: 'faq',
  type: 'faq',
  anchor: 'faq',
  background,
  title: 'Questions',
  items: items.map(([question, answer]) => ({ question, answer: `<p>${answer}</p>` })),
});

export const close = (title: string, subtitle: string): Block => ({
  id: 'close',
  type: 'ctaBand',
  background: 'ink',
  title,
  subtitle,
  action: { label: 'Book a Live Demo', href: '/contact' },
});
