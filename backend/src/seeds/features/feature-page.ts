import type { FeatureContent } from '../../features/feature-content.dto.ts';
import type { ProductScene } from '../../content/blocks/block.dto.ts';
import type { Block } from '../../content/blocks/block-types.ts';

interface FeatureStory {
  readonly title: string;
  readonly group: 'fill' | 'clear' | 'close' | 'improve';
  readonly summary: string;
  readonly icon: string;
  readonly promise: { readonly title: string; readonly highlight: string; readonly text: string };
  readonly problem: { readonly title: string; readonly text: string; readonly points: readonly string[] };
  readonly scene: ProductScene;
  /** A picture of the site that shows instead of the scene. */
  readonly image?: string;
  readonly steps: readonly (readonly [title: string, text: string])[];
  /** Rows with an anchor of their own, for pages that others link into. */
  readonly sections?: readonly {
    anchor: string;
    title: string;
    text: string;
    points: string[];
    scene?: ProductScene;
  }[];
  readonly control: readonly (readonly [title: string, text: string])[];
  readonly users: readonly (readonly [title: string, text: string])[];
  readonly questions: readonly (readonly [question: string, answer: string])[];
  readonly related: readonly string[];
  readonly close: { readonly title: string; readonly text: string };
  readonly seo: { readonly title: string; readonly description: string };
}

/** Every feature page tells its story in the same order: promise, problem, how, control, who, questions, demo. */
export function featurePage(story: FeatureStory): FeatureContent {
  return {
    title: story.title,
    group: story.group,
    summary: story.summary,
    icon: story.icon,
    inMenu: true,
    related: [...story.related],
    seo: { ...story.seo },
    blocks: [...opening(story), ...details(story), ...closing(story)],
  };
}

const titled = ([title, text]: readonly [string, string]) => ({ title, text });

/** The promise and the problem. */
function opening(story: FeatureStory): Block[] {
  return [
    {
      id: 'hero',
      type: 'hero',
      kicker: story.title,
      title: story.promise.title,
      highlight: story.promise.highlight,
      subtitle: story.promise.text,
      primary: { label: 'Book a Demo', href: '/contact' },
      secondary: { label: 'All features', href: '/features' },
      scene: story.scene,
      ...(story.image && { image: story.image }),
    },
    {
      id: 'problem',
      type: 'introCards',
      background: 'surface',
      title: story.problem.title,
      subtitle: story.problem.text,
      items: story.problem.points.map((title) => ({ title })),
    },
  ];
}

/** How it works, what the visitor controls and who uses it. */
function details(story: FeatureStory): Block[] {
  return [
    {
      id: 'steps',
      type: 'timelineSteps',
      title: 'How it works',
      steps: story.steps.map(([title, text], index) => ({ time: String(index + 1), title, text })),
    },
    ...(story.sections
      ? [
          {
            id: 'sections',
            type: 'featureRows' as const,
            background: 'surface' as const,
            title: 'What’s included',
            rows: [...story.sections],
          },
        ]
      : []),
    {
      id: 'control',
      type: 'outcomeList',
      background: 'sunken',
      title: 'What you control',
      items: story.control.map(titled),
    },
    { id: 'users', type: 'introCards', title: 'Who uses it', items: story.users.map(titled) },
  ];
}

/** The questions and the demo. */
function closing(story: FeatureStory): Block[] {
  return [
    {
      id: 'faq',
      type: 'faq',
      anchor: 'faq',
      background: 'surface',
      title: 'Questions',
      items: story.questions.map(([question, answer]) => ({ question, answer: `<p>${answer}</p>` })),
    },
    {
      id: 'close',
      type: 'ctaBand',
      background: 'ink',
      title: story.close.title,
      subtitle: story.close.text,
      action: { label: 'Book a Live Demo', href: '/contact' },
    },
  ];
}
