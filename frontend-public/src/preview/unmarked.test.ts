import type { PreviewFieldFacts } from '@20x/kit';
import { Fields } from './fields';
import { MarkReader, Marks } from './marks';
import { PageMap } from './page-map';

const facts: PreviewFieldFacts = {
  blocks: { label: 'Sections', kind: 'blocks' },
  'blocks.*contactDetails': { label: 'Contact details', kind: 'block' },
  'blocks.*contactDetails.email': { label: 'E-mail', kind: 'line' },
  'blocks.*contactDetails.hours': { label: 'Hours', kind: 'line' },
  'blocks.*pricingPlans': { label: 'Plans', kind: 'block' },
  'blocks.*pricingPlans.plans': { label: 'Plans', kind: 'rows', item: 'plan' },
  'blocks.*pricingPlans.plans.*.name': { label: 'Name', kind: 'line' },
  'blocks.*pricingPlans.plans.*.price': { label: 'Price', kind: 'line' },
  'blocks.*pricingPlans.plans.*.icon': { label: 'Icon', kind: 'icon' },
  'blocks.*table': { label: 'Table', kind: 'block' },
  'blocks.*table.rows': { label: 'Rows', kind: 'rows', item: 'row' },
  'blocks.*table.rows.*.cells': { label: 'Cells', kind: 'cells' },
  'blocks.*figure': { label: 'Image', kind: 'block' },
  'blocks.*figure.image': { label: 'Image', kind: 'image' },
};
const fields = new Fields(facts);
const content = {
  blocks: [
    { type: 'contactDetails', email: 'hello@20x.example', hours: 'Mo–Fr' },
    {
      type: 'pricingPlans',
      plans: [
        { name: 'Small', price: '$9', icon: 'users' },
        { name: 'Large', price: '$9', icon: null },
      ],
    },
    { type: 'table', rows: [{ cells: ['Yes', ''] }, { cells: [] }, { cells: ['No', 'Mo–Fr'] }] },
    { type: 'figure', image: '/images/board.webp' },
  ],
};
const marks = new Marks();
const reader = new MarkReader(marks, () => undefined);
const one = <Found extends Element>(selector: string) => document.querySelector<Found>(selector)!;

async function draw(): Promise<PageMap> {
  const shown = marks.applyTo(content, fields) as typeof content;
  const [contact, pricing] = [shown.blocks[0]!, shown.blocks[1]!];
  document.body.innerHTML = `<div id="root"><main>
    <section id="s0"><h2>Not of the content</h2><a href="mailto:x">${contact.email}</a><p id="hours">${contact.hours}</p></section>
    <section id="s1"><ul>${pricing.plans!.map(({ name, price }) => `<li><svg></svg><h3>${name}</h3><b> ${price} </b></li>`).join('')}</ul></section>
    <section id="s2"><table><tbody><tr><td>✓ Yes</td><td></td></tr><tr><td>No</td><td>Mo–Fr</td></tr></tbody></table></section>
    <section id="s3"><picture><img src="/images/board.webp" alt=""></picture><picture><img src="/images/board-dark.webp" alt=""></picture></section>
    </main></div>`;
  await new Promise((resolve) => setTimeout(resolve, 0));
  const sections = Object.fromEntries(content.blocks.map((_, index) => [`blocks.${index}`, `s${index}`]));
  return new PageMap(reader.shown(), { content, fields, sections });
}

it('finds what is shown as it stands in the content, each in its own section and entry', async () => {
  const page = await draw();
  expect(page.pathAt(one('a'))).toBe('blocks.0.email');
  expect(page.pathAt(one('#hours'))).toBe('blocks.0.hours');
  expect(page.pathAt(one('li:first-child b'))).toBe('blocks.1.plans.0.price');
  expect(page.pathAt(one('li:last-child b'))).toBe('blocks.1.plans.1.price');
  expect(page.nodeOf('blocks.0.email')?.data).toBe('hello@20x.example');
});

it('finds cells by their place, also empty ones and those that show a mark; rows that do not show are passed over', async () => {
  const page = await draw();
  const [first, second] = document.querySelectorAll('tr');
  expect([...first!.cells].map((cell) => page.pathAt(cell))).toEqual([
    'blocks.2.rows.0.cells.0',
    'blocks.2.rows.0.cells.1',
  ]);
  expect([...second!.cells].map((cell) => page.pathAt(cell))).toEqual([
    'blocks.2.rows.2.cells.0',
    'blocks.2.rows.2.cells.1',
  ]);
  expect(page.nodeOf('blocks.2.rows.0.cells.0')).toBeUndefined();
  expect(page.nodeOf('blocks.2.rows.2.cells.1')?.data).toBe('Mo–Fr');
  expect(page.elementOf('blocks.2.rows.2')).toBe(second);
});

it('finds images of both themes and the icon of an entry', async () => {
  const page = await draw();
  for (const image of document.querySelectorAll('img')) expect(page.pathAt(image)).toBe('blocks.3.image');
  expect(page.pathAt(one('li:last-child svg'))).toBe('blocks.1.plans.1.icon');
});

it('leaves everything else to the section around it', async () => {
  const page = await draw();
  expect(page.pathAt(one('h2'))).toBe('blocks.0');
  expect(page.elementOf('blocks.2.caption')).toBe(one('#s2'));
  expect(fields.entryOf(content, 'blocks.2.rows.0.cells.1')).toBe('blocks.2.rows.0');
  expect(fields.labelOf(content, 'blocks.2.rows.0.cells.1')).toBe('Row 1 › Cell 2');
});
