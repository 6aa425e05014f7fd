import { entitiesIn, type Entity } from './graph.ts';
import { graphIssues } from './graph-issues.ts';
import { mostBytes } from './read.ts';
import { partTypes, rulesAsOf, typeRules, typeStatus } from './rules.ts';
import { propertyKinds } from './value-rules.ts';
import { textIssues } from './text.ts';
import { isProperty, isType } from './vocabulary.ts';

const context = '"@context":"https://schema.org"';
const image = 'https://a.example/i.jpg';
const post = { '@type': 'BlogPosting', headline: 'A headline', image };

const ofLevel = (level: string, graph: readonly Entity[], options = {}) =>
  graphIssues(graph, options)
    .filter((issue) => issue.level === level)
    .map(({ where, message }) => `${where}: ${message}`);

it.each([
  ['{"@type":', 'not valid JSON'],
  [`{${context},\n"a" "b"}`, 'not valid JSON'],
  ['"text"', 'JSON object'],
  ['[7]', 'JSON object'],
  ['{"@type":"WebPage"}', 'Add it'],
  ['{"@context":"https://schema.com","@type":"WebPage"}', 'Correct it'],
  [`{${context},"name":"${'x'.repeat(mostBytes)}"}`, 'at most 100 KB'],
  [`{${context},"name":${'['.repeat(40_000)}${']'.repeat(40_000)}}`, 'nested too deeply'],
])('finds what is wrong in the text %.40s', (text, words) => {
  expect(textIssues(text)).toEqual([{ level: 'error', where: '', message: expect.stringContaining(words) as string }]);
});

it('names the line that is not JSON', () => {
  expect(textIssues('{\n"a": 1,\n]')[0]?.message).toContain('in line 3');
});

it.each([`{${context},"@type":"WebPage"}`, `[{"@context":"http://schema.org/","@graph":[]}]`])('accepts %s', (text) => {
  expect(textIssues(text)).toEqual([]);
});

it.each([
  '['.repeat(90_000) + ']'.repeat(10_000),
  '['.repeat(50_000) + ']'.repeat(50_000),
  `"${'x'.repeat(mostBytes)}"`,
])('reads nothing that is too much to read', (text) => {
  expect(entitiesIn(text)).toBeNull();
});

it.each<[string, Entity, string]>([
  ['no type', { name: 'A' }, 'Thing: The thing has no "@type"'],
  ['an unknown type', { '@type': 'Organisation' }, 'Did you mean Organization?'],
  ['a type of another case', { '@type': 'blogposting' }, 'Did you mean BlogPosting?'],
  [
    'text in place of a thing',
    { ...post, author: 'Ana' },
    'BlogPosting › author: Enter a thing with "@type": "Organization"',
  ],
  ['a thing in place of text', { ...post, headline: { '@type': 'Thing' } }, 'BlogPosting › headline: Enter a text.'],
  ['a relative address', { ...post, url: '/blog/a' }, 'BlogPosting › url: Enter a complete address'],
  ['a relative image', { ...post, image: ['/a.jpg', image] }, 'BlogPosting › image 1: Enter a complete address'],
  ['a script as an address', { ...post, url: 'javascript:alert(1)' }, 'BlogPosting › url: '],
  ['a date of another order', { ...post, datePublished: '11/24/2026' }, 'datePublished: Enter a date'],
  ['a day that does not exist', { ...post, datePublished: '2026-02-31' }, 'datePublished: Enter a date'],
  [
    'a change before the publication',
    { ...post, datePublished: '2026-05-02', dateModified: '2026-05-01T23:00:00Z' },
    'dateModified: The last change is before the publication.',
  ],
  [
    'an end before the start',
    { '@type': 'Event', startDate: '2026-05-02', endDate: '2026-05-01' },
    'The end is before',
  ],
  ['a price with a symbol', { '@type': 'Offer', price: '$12' }, 'Offer › price: Enter the number alone'],
  ['a currency by its sign', { '@type': 'Offer', price: 12, priceCurrency: '$' }, 'priceCurrency: Enter a code'],
  ['a rating out of range', { '@type': 'Rating', ratingValue: 6 }, 'ratingValue: Enter a rating from 1 to 5'],
  ['a rating below', { '@type': 'Rating', ratingValue: '1', worstRating: 2, bestRating: 10 }, 'from 2 to 10'],
  ['a relative id', { ...post, '@id': '#a' }, 'BlogPosting › @id: Enter a complete address'],
  ['a relative reference', { ...post, about: { '@id': '#a' } }, 'BlogPosting › about › @id: Enter a complete address'],
  ['a type by a name that every object has', { '@type': 'constructor' }, 'schema.org has no type constructor.'],
  ['lists in lists', { ...post, about: [['a']] }, 'one list'],
  ['questions that visitors answer', { '@type': 'QAPage' }, 'Use FAQPage'],
])('finds %s', (_, entity, words) => {
  expect(ofLevel('error', [entity])).toEqual([expect.stringContaining(words)]);
});

it('finds an id that two things have, at any depth', () => {
  const author = { '@type': 'Person', '@id': 'https://a.example/#ana', name: 'Ana' };
  expect(ofLevel('error', [{ ...post, author }, author])).toEqual([expect.stringContaining('Two things have the id')]);
});

it('finds references to nothing on this site, and knows that other sites have their own', () => {
  const page = { '@type': 'WebPage', '@id': 'https://a.example/#page', name: 'A' };
  const about = [{ '@id': 'https://a.example/#page' }, { '@id': 'https://www.wikidata.org/entity/Q1' }];
  expect(ofLevel('error', [page, { ...post, about }])).toEqual([]);
  const dangling = { ...post, about: { '@id': 'https://a.example/#nothing' } };
  expect(ofLevel('error', [page, dangling])).toEqual([
    'BlogPosting › about: Nothing on this page has the id https://a.example/#nothing. Correct it.',
  ]);
  expect(ofLevel('error', [page, dangling], { isPart: true })).toEqual([]);
});

it('lets a page’s own data extend a thing without naming its type', () => {
  const own = { '@id': 'https://a.example/#organization', name: 'Harbor' };
  expect(graphIssues([own], { isPart: true })).toEqual([]);
  expect(ofLevel('error', [own])).toHaveLength(1);
});

it('asks for no picture of a thing within another', () => {
  const author = { '@type': 'Person', name: 'Ana' };
  expect(ofLevel('warning', [{ ...post, image: 'https://a.example/i.png', author }])).toEqual([]);
});

it.each<[string, readonly Entity[], string]>([
  ['a retired type', [{ '@type': 'HowTo', name: 'A', step: 'B' }], 'Status as of 2023-09'],
  ['an unknown property', [{ ...post, headLine: 'A' }], 'no property headLine. Did you mean headline?'],
  ['letters in another order', [{ ...post, nmae: 'A' }], 'Did you mean name?'],
  ['a property by a name that every object has', [{ ...post, toString: 'A' }], 'no property toString.'],
  ['a prototype', [JSON.parse('{"@type":"Thing","__proto__":{}}') as Entity], 'no property __proto__.'],
  ['a missing image', [{ '@type': 'BlogPosting', headline: 'A' }], 'BlogPosting › image: There is no image'],
  ['a missing value', [{ '@type': 'WebSite', name: 'A' }], 'WebSite › url: Search engines need'],
  [
    'several organizations',
    [
      { '@type': 'Organization', name: 'A' },
      { '@type': 'Organization', name: 'B' },
    ],
    'keep one',
  ],
  [
    'reviews of the own company',
    [{ '@type': 'Organization', name: 'A', review: { '@id': 'https://a.example/#r' } }],
    'reviews of a company on its own site',
  ],
])('warns of %s', (_, graph, words) => {
  expect(ofLevel('warning', graph)).toEqual([expect.stringContaining(words)]);
});

it('notes that questions get no rich result', () => {
  const graph = [
    {
      '@type': 'FAQPage',
      mainEntity: { '@type': 'Question', name: 'A?', acceptedAnswer: { '@type': 'Answer', text: 'B' } },
    },
  ];
  expect(graphIssues(graph)).toEqual([
    {
      level: 'note',
      where: 'FAQPage',
      message: expect.stringContaining('2026-05') as string,
      source: typeStatus.FAQPage?.source,
    },
  ]);
});

it('leaves another vocabulary alone', () => {
  expect(graphIssues([{ '@context': 'https://www.w3.org/ns/activitystreams', type: 'Note' }])).toEqual([]);
});

it('knows rules only about names of schema.org, each with its source and day', () => {
  expect(rulesAsOf).toMatch(/^\d{4}-\d\d-\d\d$/);
  for (const name of [...Object.keys(typeRules), ...Object.keys(typeStatus), ...partTypes])
    expect([name, isType(name)]).toEqual([name, true]);
  for (const { required, recommended, things = {}, source } of Object.values(typeRules)) {
    expect(source).toMatch(/^https:\/\//);
    for (const name of [...required, ...Object.keys(recommended)]) {
      expect([name, isProperty(name)]).toEqual([name, true]);
    }
    for (const name of Object.values(things).flat()) expect([name, name in typeRules]).toEqual([name, true]);
  }
  for (const name of Object.keys(propertyKinds)) expect([name, isProperty(name)]).toEqual([name, true]);
});
