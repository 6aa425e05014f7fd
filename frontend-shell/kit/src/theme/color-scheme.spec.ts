import { colorScheme } from './color-scheme';

const root = document.documentElement;
const shown = () => [root.className, root.dataset.mantineColorScheme];
const frame = () => document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content;
const anotherTabChooses = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<meta name="theme-color" content="#ffffff">';
  root.className = 'light';
  root.dataset.mantineColorScheme = 'light';
});

it('THM-01 keeps the choice and puts it on the root', () => {
  colorScheme.choose('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(shown()).toEqual(['dark', 'dark']);
  expect(colorScheme.current()).toBe('dark');
  expect(frame()).toBe('#0c1a19');
  colorScheme.choose('light');
  expect(localStorage.getItem('theme')).toBe('light');
  expect(shown()).toEqual(['light', 'light']);
  expect(frame()).toBe('#ffffff');
});

it('THM-01 follows the choice of another tab until it is told to stop', () => {
  const report = jest.fn();
  const stop = colorScheme.follow(report);
  anotherTabChooses('theme', 'dark');
  expect(shown()).toEqual(['dark', 'dark']);
  anotherTabChooses('auth_token', 'light');
  expect(report.mock.calls).toEqual([['dark']]);
  stop();
  anotherTabChooses('theme', 'light');
  expect(shown()).toEqual(['dark', 'dark']);
});

it.each(['auto', '"><script>', null])('THM-01 takes %j from another tab as light', (value) => {
  colorScheme.choose('dark');
  const stop = colorScheme.follow();
  anotherTabChooses('theme', value);
  expect(shown()).toEqual(['light', 'light']);
  stop();
});

it('THM-01 catches up when the page comes back from the history', () => {
  const stop = colorScheme.follow();
  localStorage.setItem('theme', 'dark');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(colorScheme.current()).toBe('dark');
  stop();
});

it('THM-01 works without a storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  colorScheme.choose('dark');
  expect(shown()).toEqual(['dark', 'dark']);
});
