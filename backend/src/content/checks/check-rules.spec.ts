import { foundBy, richText } from '../../../test/support/found-issues.ts';
import { processorTime } from '../../../test/support/processor-time.ts';
import { checkRules, defaultLevel } from './check-rules.ts';
import { headingsIn, parse } from './page/markup.ts';

const nested = (name: string, depth: number) => `<${name}>`.repeat(depth) + `</${name}>`.repeat(depth);

const good = 'Fill open night shifts in minutes, with nurses whose papers are in order.';

describe('every rule', () => {
  it('has a name of its own, and says why it matters', () => {
    const names = checkRules.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(checkRules.filter(({ why, good: praise, title }) => !why || !praise || !title)).toEqual([]);
  });

  it('finds nothing wrong with a page in order', async () => {
    const page = {
      title: 'Night shifts',
      cover: '/images/board.jpg',
      coverAlt: 'A week of night shifts on the board',
      ctaLabel: 'Book a demo',
      ctaHref: '/contact',
      blocks: [
        {
          id: 'a',
          type: 'richText',
          html: '<h2>How it works</h2><p>You post. They <a href="/pricing">see plans</a>.</p>',
        },
      ],
      seo: { description: good, ogImage: '/og.jpg', canonical: 'https://20x.example/nights', language: 'fr-CA' },
    };
    const rules = checkRules.filter((rule) => defaultLevel(rule, 'page') !== 'off');
    for (const { name } of rules) expect([name, await foundBy(name, page)]).toEqual([name, []]);
  });

  it.each([
    ['one word without an end', (length: number) => `<p>${'a'.repeat(length)}</p>`],
    ['words without a full stop', (length: number) => `<p>${'word '.repeat(length / 5)}</p>`],
    ['dots', (length: number) => `<p><a href="/">${'.'.repeat(length)}x</a></p>`],
    ['headings', (length: number) => '<h2>a</h2><h4>b</h4>'.repeat(length / 20)],
    ['quotations in quotations', (length: number) => nested('blockquote', length / 25)],
  ])('does not take longer and longer with 100,000 characters: %s', async (_, made) => {
    const html = made(100_000);
    const page = { ...richText(html), excerpt: html };
    const headings = headingsIn(parse(html));
    for (const { name } of checkRules) {
      const time = await processorTime(() => foundBy(name, page, { headings: async () => headings }));
      expect([name, time < 3_000]).toEqual([name, true]);
    }
  });

  it('leaves out what is hidden from visitors', async () => {
    const hidden = { blocks: [{ id: 'a', type: 'richText', published: false, html: '<p>[Company name]</p>' }] };
    expect(await foundBy('placeholders', hidden)).toEqual([]);
  });

  it('blocks placeholders on legal pages and the home page, and grades no legal text, while nobody chose otherwise', () => {
    const level = (name: string, type: string) =>
      checkRules.filter((rule) => rule.name === name).map((rule) => defaultLevel(rule, type));
    expect([level('placeholders', 'legal'), level('placeholders', 'page')]).toEqual([['block'], ['warn']]);
    expect(level('placeholders', 'home-content')).toEqual(['block']);
    expect([level('reading-grade', 'legal'), level('reading-grade', 'page')]).toEqual([['off'], ['warn']]);
  });
});
