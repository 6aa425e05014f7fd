import { shortcutOf } from './shortcuts';

const press = (key: string, held: KeyboardEventInit = {}) => shortcutOf(new KeyboardEvent('keydown', { key, ...held }));
const ctrlKey = true;

it('keys of the whole editor work on the page, too', () => {
  expect(press('y', { ctrlKey })).toEqual(press('z', { ctrlKey, shiftKey: true }));
  expect(press('k', { ctrlKey })).toEqual({ editor: 'palette' });
  expect(press('b', { metaKey: true })).toEqual({ editor: 'sidebar' });
});

it('an entry is hidden by the key that the outline knows', () => {
  expect(press('H', { shiftKey: true })).toEqual({ act: 'hide' });
});
