import { categoryNames, scriptCategories, type ScriptCategory, type SiteScript } from '@20x/shared/site-scripts';
import classes from './banner.module.css';

interface Question {
  /** The address of the page that lists what the site keeps and runs. */
  readonly privacyPage: string;
  readonly scripts: readonly SiteScript[];
  /** null: not asked yet. */
  readonly accepted: readonly ScriptCategory[] | null;
  /** The browser declines by Global Privacy Control. */
  readonly isSignal: boolean;
  /** What opened it again. */
  readonly opener: HTMLElement | undefined;
  readonly onDecide: (accepted: readonly ScriptCategory[]) => void;
}

const make = <T extends keyof HTMLElementTagNameMap>(
  tag: T,
  fields: Partial<HTMLElementTagNameMap[T]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[T] => {
  const element = Object.assign(document.createElement(tag), fields);
  element.append(...children);
  return element;
};

let shown: HTMLElement | null = null;

/** A region at the foot of the view that leaves the page usable. */
export function showBanner({ privacyPage, scripts, accepted, isSignal, opener, onDecide }: Question): void {
  shown?.remove();
  const categories = categoryNames.filter((name) => scripts.some(({ category }) => category === name));
  const close = () => {
    banner.remove();
    document.documentElement.style.scrollPaddingBottom = '';
    opener?.focus();
  };
  const decide = (choice: readonly ScriptCategory[]) => {
    close();
    onDecide(choice);
  };
  const button = (text: string, onclick: () => void) =>
    make('button', { type: 'button', className: classes.button!, onclick }, text);
  const boxes = categories.map((value) =>
    make('input', { type: 'checkbox', value, checked: accepted?.includes(value) ?? false }),
  );
  const purposes = (name: ScriptCategory) =>
    [...new Set(scripts.flatMap(({ category, purpose }) => (category === name ? [purpose] : [])))].join(' ');
  const rows = categories.map((name, index) =>
    make('label', {}, boxes[index]!, make('span', {}, make('b', {}, scriptCategories[name]), ` ${purposes(name)}`)),
  );
  const save = button('Save choices', () => decide(categories.filter((_, index) => boxes[index]!.checked)));
  const text = isSignal
    ? 'Your browser sends the Global Privacy Control signal. We honor it: nothing below runs.'
    : 'With your consent, we use tools from other companies. The site works the same either way.';
  const details = make(
    'details',
    { open: opener !== undefined },
    make('summary', {}, isSignal ? 'What we would ask for' : 'Choose by purpose'),
    ...(isSignal
      ? categories.map((name) => make('p', {}, make('b', {}, scriptCategories[name]), ` ${purposes(name)}`))
      : [...rows, save]),
  );
  const actions = isSignal
    ? [button('Close', close)]
    : [button('Decline', () => decide([])), button('Accept', () => decide(categories))];
  const banner = make(
    'section',
    { className: classes.root!, tabIndex: -1, ariaLabel: 'Cookie choices' },
    make('h2', {}, 'Cookie choices'),
    make('p', {}, text, ' ', make('a', { href: privacyPage }, 'Privacy policy')),
    make('div', { className: classes.actions! }, ...actions),
    details,
  );
  shown = banner;
  document.body.prepend(banner);
  // What gets the focus scrolls out from under the banner.
  document.documentElement.style.scrollPaddingBottom = `${banner.offsetHeight}px`;
  if (opener) {
    banner.focus();
    banner.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') close();
    });
  }
}
