import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import { publishGroup } from './field-rules.ts';
import {
  Choice,
  Day,
  Decimal,
  Email,
  ImageUrl,
  ImageUrls,
  Link,
  Row,
  Rows,
  Text,
  Texts,
  TimeOfDay,
  TimeZone,
  Whole,
  type TextEntry,
} from './fields.ts';

class Entry extends Row {
  @Text({ label: 'Title', max: 5, required: true }) title?: string | null;
}
class Page {
  @Text({ label: 'Heading', max: 10 }) heading?: string | null;
  @Text({ label: 'Name', required: true }) name?: string | null;
  @Link({ label: 'Href' }) href?: string | null;
  @ImageUrl({ label: 'Image' }) image?: string | null;
  @ImageUrls({ label: 'Images', hides: true }) images?: TextEntry[] | null;
  @Email({ label: 'Email' }) email?: string | null;
  @Day({ label: 'Day' }) day?: string | null;
  @TimeOfDay({ label: 'Time' }) time?: string | null;
  @TimeZone({ label: 'Zone' }) zone?: string | null;
  @Decimal({ label: 'Hours', min: 0, max: 24 }) hours?: number | null;
  @Texts({ label: 'Tags', max: 2 }) tags?: string[] | null;
  @Texts({ label: 'Points', max: 2, hides: true }) points?: TextEntry[] | null;
  @Rows(() => Entry, { label: 'Rows', max: 2 }) rows?: Entry[] | null;
  @Whole({ label: 'Order' }) order?: number | null;
  @Choice({ fill: 'Fill', close: 'Close' }, { label: 'Group', enumName: 'Group', required: true }) group?:
    string | null;
}

const problems = async (page: object, strength: 'shape' | typeof publishGroup) => {
  const instance = plainToInstance(Page, page);
  const errors = await validate(instance, strength === 'shape' ? { strictGroups: true } : {});
  return errors.map((error) => error.property);
};

describe('content fields', () => {
  it('keep unfinished work: empty, null and too long values have a valid shape', async () => {
    const unfinished = { heading: 'x'.repeat(5000), name: null, rows: [{ title: '' }, {}, {}], tags: ['a', 'b', 'c'] };
    expect(await problems(unfinished, 'shape')).toEqual([]);
  });

  it('refuse at publishing what is missing, too long or too much', async () => {
    const unfinished = { heading: 'x'.repeat(11), name: ' ', rows: [{ title: null }], tags: ['a', 'b', 'c'] };
    expect((await problems(unfinished, publishGroup)).sort()).toEqual(['group', 'heading', 'name', 'rows', 'tags']);
  });

  it('hold what is hidden to its size alone: it takes no place and may be unfinished', async () => {
    const points = ['a', { entry: 'Hidden', published: false }, 'b'];
    const images = [{ entry: 'not yet an address', published: false }];
    expect(await problems({ name: 'A', group: 'fill', points, images }, publishGroup)).toEqual([]);
  });

  it.each([
    { tags: [{ entry: 'Hidden', published: false }] },
    { points: [{ entry: 'Not hidden', published: true }] },
    { points: [{ entry: 7, published: false }] },
    { points: [{ entry: 'More', published: false, more: 1 }] },
    { images: [{ entry: 'javascript:alert(1)', published: false }] },
  ])('refuse %j as a hidden entry', async (page) => {
    expect(await problems(page, 'shape')).toEqual(Object.keys(page));
  });

  it('publish complete content', async () => {
    const complete = {
      heading: 'Short',
      name: 'A',
      group: 'fill',
      order: -2,
      href: '/contact',
      image: '/images/a.avif',
      rows: [{ title: 'B' }],
    };
    expect(await problems(complete, publishGroup)).toEqual([]);
  });

  it.each([
    { heading: 7 },
    { heading: 'x'.repeat(10_001) },
    { heading: 'a zero \0 byte' },
    { heading: 'half a pair \ud83d' },
    { order: '1' },
    { order: 2 ** 31 },
    { hours: '1' },
    { hours: Infinity },
    { day: 20261102 },
    { day: 'x'.repeat(61) },
    { email: 'x'.repeat(255) },
    { href: 'x'.repeat(2049) },
    { images: [7] },
    { group: 'open' },
    { group: ['fill'] },
    { tags: 'a' },
    { tags: [1] },
    { rows: {} },
    { rows: ['a'] },
    { rows: [null] },
    { rows: [{ title: {} }] },
  ])('refuse a wrong shape on every save: %j', async (page) => {
    expect(await problems(page, 'shape')).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['heading', { heading: 'half of an emoji \ud83d' }],
    ['tags', { tags: ['fine', 'a zero \0 byte'] }],
  ])('say what is wrong with a short text in %s that cannot be kept', async (property, page) => {
    const [error] = await validate(plainToInstance(Page, page), { strictGroups: true });
    expect(error).toMatchObject({ property });
    expect(Object.values(error?.constraints ?? {})).toEqual([expect.stringContaining('can’t be saved')]);
  });

  it.each<[string, object, string]>([
    ['heading', { heading: [] }, 'Enter text.'],
    ['heading', { heading: 'x'.repeat(10_001) }, 'Use at most 10,000 characters.'],
    ['email', { email: 7 }, 'Enter text.'],
    ['tags', { tags: ['fine', 7] }, 'Enter text of at most 2,048 characters for each entry.'],
  ])('ask for text in %s where %j is something else', async (property, page, message) => {
    const [error] = await validate(plainToInstance(Page, page), { strictGroups: true });
    expect(error).toMatchObject({ property });
    expect(Object.values(error?.constraints ?? {})).toEqual([message]);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JavaScript:a',
    'data:text/html,x',
    'java\nscript:a',
    '\u0001javascript:a',
    'java\u00adscript:a',
    'vbscript:a',
    'blob:https://a.example/b',
  ])('THR-85 refuse the address %j, which runs something, on every save', async (address) => {
    const page = { href: address, image: address, images: [address] };
    expect(await problems(page, 'shape')).toEqual(['href', 'image', 'images']);
  });

  it.each([
    { href: 'htt' },
    { href: '//evil.example' },
    { href: '/\\evil' },
    { href: 'http:/a b' },
    { href: 'example.com/contact' },
    ...['/', 'https://', 'https:///b.png', 'https://?b', 'https://#b'].map((image) => ({ image })),
    { image: 'http://a.example/b.png' },
    { images: ['/images/a.avif', 'imag'] },
    { email: 'ana@' },
    { day: '2026-1' },
    { day: '2026-02-30' },
    { time: '9' },
    { zone: 'America/Tor' },
    { hours: 25 },
    { order: 1.5 },
  ])('keep %j while it is typed, and refuse it at publishing', async (page) => {
    expect(await problems(page, 'shape')).toEqual([]);
    const problem = await problems({ name: 'A', group: 'fill', ...page }, publishGroup);
    expect(problem).toEqual(Object.keys(page));
  });

  it.each(['', '/contact', '#faq', 'https://a.example/b?c=d', 'mailto:a@b.example', 'tel:+15551234'])(
    'accept the link %j',
    async (href) => {
      expect(await problems({ name: 'A', group: 'fill', href }, publishGroup)).toEqual([]);
    },
  );

  it.each(['https://', 'https:a.example', '//a.example', ' /contact', 'ftp://a.example'])(
    'refuse the link %j at publishing',
    async (href) => {
      expect(await problems({ name: 'A', group: 'fill', href }, publishGroup)).toEqual(['href']);
    },
  );

  it('accept a link to a document by its id, and none that is malformed', async () => {
    const id = '0b8a6f0e-5a1c-4d53-9d3c-1f3f6e1f9a01';
    const linking = (href: string) => problems({ name: 'A', group: 'fill', href }, publishGroup);
    for (const href of [`doc:${id}`, `doc:${id}#plans`]) expect(await linking(href)).toEqual([]);
    for (const href of ['doc:', 'doc:about', `doc:${id}/x`, `DOC:${id}`, `doc:${id}#a b`, ` doc:${id}`]) {
      expect(await linking(href)).toEqual(['href']);
    }
    expect(await problems({ name: 'A', group: 'fill', image: `doc:${id}` }, publishGroup)).toEqual(['image']);
  });
});
