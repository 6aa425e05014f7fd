import { colorSchemeKey, colorSchemeManager } from './color-scheme-manager';

const rootClasses = () => [...document.documentElement.classList];

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = 'light';
});

it('THM-01 is light unless the storage says dark', () => {
  const manager = colorSchemeManager();
  expect(manager.get('light')).toBe('light');
  localStorage.setItem(colorSchemeKey, 'dark');
  expect(manager.get('light')).toBe('dark');
});

it.each(['auto', '"><script>', ''])('THM-01 takes %j in the storage as light', (value) => {
  localStorage.setItem(colorSchemeKey, value);
  expect(colorSchemeManager().get('light')).toBe('light');
});

it('THM-01 keeps the choice and puts it on the root as a class', () => {
  colorSchemeManager().set('dark');
  expect(localStorage.getItem(colorSchemeKey)).toBe('dark');
  expect(rootClasses()).toEqual(['dark']);
  colorSchemeManager().set('light');
  expect(rootClasses()).toEqual(['light']);
});

it('THM-01 follows the choice of another tab until it is told to stop', () => {
  const manager = colorSchemeManager();
  const onUpdate = jest.fn();
  manager.subscribe(onUpdate);
  window.dispatchEvent(new StorageEvent('storage', { key: colorSchemeKey, newValue: 'dark' }));
  expect(onUpdate).toHaveBeenCalledWith('dark');
  expect(rootClasses()).toEqual(['dark']);
  manager.unsubscribe();
  window.dispatchEvent(new StorageEvent('storage', { key: colorSchemeKey, newValue: 'light' }));
  expect(onUpdate).toHaveBeenCalledTimes(1);
});

it('THM-01 works without a storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const manager = colorSchemeManager();
  expect(manager.get('light')).toBe('light');
  manager.set('dark');
  expect(rootClasses()).toEqual(['dark']);
});
