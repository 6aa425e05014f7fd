import type { Block } from '../content/blocks/block-types.ts';
import { withAnchors } from './anchors.ts';

it('gives no chapter or heading a name that the site itself uses', () => {
  const chapters: Block = { id: 'a', type: 'chapters', chapters: [{ title: 'Main', html: '<h3>Sent</h3>' }] };
  expect(withAnchors([chapters])).toEqual([
    { ...chapters, chapters: [{ title: 'Main', anchor: 'main-2', html: '<h3 id="sent-2">Sent</h3>' }] },
  ]);
});
