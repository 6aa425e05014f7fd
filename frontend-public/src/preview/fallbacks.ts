import type { HomeContent, PreviewFill } from '@20x/kit';
import { defaultContent, defaultHighlightsTitle } from '@20x/kit/home/default-content';
import { heroTitle } from '@20x/kit/home/hero-title';
import { defaultInsightsTitle } from '@20x/kit/home/insights-title';
import { heroTitleLines } from '@20x/shared/hero-title';
import { withDefaults } from '../home/home-text';
import { filled } from '../ui/field-text';
import { valueAt } from './fields';

/** The content of the home page with fallbacks where it is empty; lists of its own stay as they are. */
export function withFallbacks(content: HomeContent): HomeContent {
  const shown = withDefaults(content);
  const completed: Record<string, unknown> = { ...content };
  for (const name of Object.keys(defaultContent) as (keyof typeof defaultContent)[]) {
    const isFallback = shown[name] === defaultContent[name];
    if (isFallback || !Array.isArray(shown[name])) completed[name] = shown[name];
  }
  completed.featuresTitle = filled(content.featuresTitle) ?? defaultHighlightsTitle(shown.features);
  completed.insightsTitle = filled(content.insightsTitle) ?? defaultInsightsTitle;
  const title = heroTitle(content);
  const isOwnTitle = [content.heroTitle, content.heroTitleBefore].some((text) => text?.trim());
  if (typeof title === 'object' && !isOwnTitle) {
    Object.assign(completed, {
      heroTitleBefore: title.before,
      heroTitleHighlight: title.highlight,
      heroTitleAfter: title.after,
    });
  }
  return completed;
}

interface Versions {
  readonly draft: object;
  /** With fallbacks where the draft is empty. */
  readonly completed: object;
}

/** What the page shows of the fallbacks in the field that an edit touches. */
export function fallbacksAround(path: string, { draft, completed }: Versions): PreviewFill {
  const [name = ''] = path.split('.');
  const differs = (field: string) => valueAt(draft, field) !== valueAt(completed, field);
  if ((heroTitleLines as readonly string[]).includes(name)) {
    return Object.fromEntries(heroTitleLines.filter(differs).map((part) => [part, valueAt(completed, part)]));
  }
  return path !== name && Array.isArray(valueAt(completed, name)) && differs(name)
    ? { [name]: valueAt(completed, name) }
    : {};
}
