import type { Block } from './block-types.ts';
import { withAnchors } from './anchors.ts';

it('makes anchors of words, as the admin proposes them, and keeps those that exist', () => {
  const titled = { title: 'What we don’t sell', html: '<h3>2. Caf&eacute;</h3><h3 id="don-t">Don’t</h3><h3>24/7</h3>' };
  expect(withAnchors([{ id: 'a', type: 'chapters', chapters: [titled] }])).toMatchObject([
    {
      chapters: [
        {
          anchor: 'what-we-dont-sell',
          html: '<h3 id="caf">2. Caf&eacute;</h3><h3 id="don-t">Don’t</h3><h3 id="section">24/7</h3>',
        },
      ],
    },
  ]);
});

it('gives no chapter or heading a name that the site itself uses', () => {
  const chapters: Block = { id: 'a', type: 'chapters', chapters: [{ title: 'Main', html: '<h3>Sent</h3>' }] };
  expect(withAnchors([chapters])).toEqual([
    { ...chapters, chapters: [{ title: 'Main', anchor: 'main-2', html: '<h3 id="sent-2">Sent</h3>' }] },
  ]);
});
