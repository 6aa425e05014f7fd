import { readMenu, writeMenu } from './menu-items';

describe('NAV-03 menu items as JSON text', () => {
  it('reads items in the order visitors see', () => {
    const text = '[{"href":"/b","label":"B","order":"2"},{"href":"/a","label":"A","order":1}]';
    expect(readMenu(text)).toMatchObject({ status: 'items', items: [{ label: 'A' }, { label: 'B' }] });
  });

  it.each(['[{', '{"href":"/a"}', '["/a"]', '3'])('calls %s broken', (text) => {
    expect(readMenu(text).status).toBe('broken');
  });

  it('numbers items by their position and keeps what it does not know', () => {
    expect(JSON.parse(writeMenu([{ href: '/b', label: 'B', order: 7, note: 'x' }, {}]))).toEqual([
      { href: '/b', label: 'B', order: 1, note: 'x' },
      { order: 2 },
    ]);
  });

  it('turns an empty list into an empty setting', () => {
    expect(writeMenu([])).toBe('');
    expect(readMenu(' ')).toEqual({ status: 'empty' });
  });
});
