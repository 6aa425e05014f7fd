import { Group, ImageUrls, Link, Row, Rows } from '../../core/fields/fields.ts';
import { Day } from '../../core/fields/time-fields.ts';
import { Blocks } from '../blocks/blocks.ts';
import { withoutMalformed } from './malformed-fields.ts';

class Button extends Row {
  label?: string;
  @Link({ label: 'Href', names: 'label' }) href?: string | null;
}
class Special extends Button {
  @Day({ label: 'Day' }) day?: string | null;
}
class Page {
  @Group(() => Special, { label: 'Main' }) main?: Special | null;
  @Rows(() => Button, { label: 'Buttons' }) buttons?: Button[] | null;
  @ImageUrls({ label: 'Images' }) images?: string[] | null;
  @Blocks() blocks?: object[] | null;
}

const hero = (href: string) => ({ id: 'a', type: 'hero', primary: { label: 'Go', href } });
const half = {
  main: { label: 'Go', href: 'javascript:alert(1)', day: '2026-1' },
  buttons: [{ href: '/contact' }, { label: 'Call', href: 'tel' }],
  images: ['/images/a.avif', 'imag', '/images/c.avif'],
  blocks: [hero('//evil.example'), hero('/fine'), { id: 'b', type: 'unknown' }],
};

describe('what is malformed', () => {
  it('THR-85 is not there for a rendering; everything else is, at its place', () => {
    expect(JSON.parse(JSON.stringify(withoutMalformed(Page, half)))).toEqual({
      main: { label: 'Go' },
      buttons: [{ href: '/contact' }, { label: 'Call' }],
      images: ['/images/a.avif', '', '/images/c.avif'],
      blocks: [{ id: 'a', type: 'hero', primary: { label: 'Go' } }, hero('/fine'), { id: 'b', type: 'unknown' }],
    });
  });

  it('is nothing of a content that is well-formed or of another shape, which stays as it is', () => {
    for (const content of [
      { main: { href: '' }, buttons: [], images: null },
      { main: 'x', buttons: [7], images: {} },
    ])
      expect(withoutMalformed(Page, content)).toBe(content);
  });
});
