import type { HomeContent, InsightCard, PreviewStageState } from '@20x/kit';

const reduced = '(prefers-reduced-motion: reduce)';
const inverse = '(prefers-reduced-motion: no-preference)';

/** Brings the page into the state, as far as it is not a matter of content. */
export function applyStage(stage: PreviewStageState, before: PreviewStageState): void {
  if (stage.scheme !== before.scheme) showScheme(stage.scheme);
  if (stage.motion !== before.motion) showMotion(stage.motion === 'reduced');
  if (stage.mobileMenu !== before.mobileMenu) showMenu(stage.mobileMenu);
  if (stage.faqs !== before.faqs) openAnswers(stage.faqs === 'open');
  if (stage.slide !== before.slide) holdCarousels(stage.slide);
}

function showScheme(scheme: 'light' | 'dark') {
  const root = document.documentElement;
  root.classList.toggle('dark', scheme === 'dark');
  root.classList.toggle('light', scheme === 'light');
  root.dataset.mantineColorScheme = scheme;
}

export function openAnswers(open: boolean) {
  for (const answer of document.querySelectorAll<HTMLDetailsElement>('main details')) answer.open = open;
}

function showMenu(open: boolean) {
  document.getElementById('mobile-menu')?.togglePopover(open);
}

export function holdCarousels(slide: number | null) {
  for (const carousel of document.querySelectorAll(carousels)) {
    if (slide !== null) holdAt(carousel, slide);
    else letRun(carousel);
  }
}

const carousels = '[aria-roledescription="carousel"]';
const slides = '[aria-roledescription="slide"]';

/** Stops a carousel at the slide that holds an element, or at another position, and answers which carousel that is. */
export function holdSlideOf(element: Element, position?: number): Element | null {
  const slide = element.closest(slides);
  const carousel = slide?.closest(carousels);
  if (!slide || !carousel) return null;
  holdAt(carousel, position ?? [...carousel.querySelectorAll(slides)].indexOf(slide));
  return carousel;
}

export function letRun(carousel: Element) {
  press(carousel, /^Play /);
}

function holdAt(carousel: Element, slide: number) {
  press(carousel, /^(Show view|Go to slide) \d/, slide);
  press(carousel, /^Pause /);
}

/** The button of this name; of several, that position or the last. */
function press(carousel: Element, name: RegExp, position = 0) {
  const buttons = [...carousel.querySelectorAll('button')];
  const named = buttons.filter((button) => name.test(button.getAttribute('aria-label') ?? ''));
  named[Math.min(position, named.length - 1)]?.click();
}

const changes = new EventTarget();
let wantsLess: boolean | null = null;
const browsers = window.matchMedia.bind(window);

/** Lets the editor decide what the page believes about motion. */
function showMotion(less: boolean) {
  if (wantsLess === null) window.matchMedia = (query) => (query === reduced ? stated(query) : browsers(query));
  wantsLess = less;
  for (const sheet of document.styleSheets) stateInRules(sheet.cssRules, less);
  changes.dispatchEvent(new Event('change'));
}

const stated = (media: string) =>
  ({
    media,
    matches: wantsLess === true,
    addEventListener: (_: string, listener: EventListener) => changes.addEventListener('change', listener),
    removeEventListener: (_: string, listener: EventListener) => changes.removeEventListener('change', listener),
  }) as unknown as MediaQueryList;

const asked = new WeakMap<CSSMediaRule, string>();

function stateInRules(rules: CSSRuleList, less: boolean) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = asked.get(rule) ?? rule.media.mediaText;
      asked.set(rule, query);
      if (query === reduced) rule.media.mediaText = less ? 'all' : 'not all';
      if (query === inverse) rule.media.mediaText = less ? 'not all' : 'all';
    }
    if ('cssRules' in rule) stateInRules(rule.cssRules as CSSRuleList, less);
  }
}

/** Enough cards for a carousel of insights. */
export function withManyInsights(content: HomeContent): HomeContent {
  const own = content.insights ?? [];
  const sample = (index: number): InsightCard => ({
    slug: `sample-${index}`,
    title: `A sample article, number ${index}`,
    excerpt: 'Shows how more than three cards look.',
    tags: ['Sample'],
  });
  return {
    ...content,
    insights: [...own, ...Array.from({ length: Math.max(0, 7 - own.length) }, (_, n) => sample(n + 1))],
  };
}
