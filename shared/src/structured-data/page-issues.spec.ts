import type { Entity } from './graph.ts';
import { imagesIn, pageIssues, type RenderedPage } from './page-issues.ts';
import { smallestImages, visibleValues } from './rules.ts';
import { listProperties } from './value-rules.ts';
import { isProperty, isType } from './vocabulary.ts';

const organization = { '@type': 'Organization', name: 'Harbor', logo: 'https://a.example/logo.png' };
const question = (name: string, text: string) => ({
  '@type': 'Question',
  name,
  acceptedAnswer: { '@type': 'Answer', text },
});
const faq = { '@type': 'FAQPage', mainEntity: [question('How much?', '<p>“It’s” free.</p>'), question('Who?', 'Us.')] };

const found = (graph: readonly Entity[], page: Partial<RenderedPage> = {}) =>
  pageIssues(graph, { text: '', isUnlisted: false, sizeOf: () => undefined, ...page }).map(
    ({ where, message }) => `${where}: ${message}`,
  );

it('finds the values that readers do not find, at any depth', () => {
  const text = "Questions\nHow much? It's\nfree.Who?";
  expect(found([organization, faq], { text })).toEqual([
    `FAQPage › mainEntity 2 › acceptedAnswer › text: ${visibleValues.message}`,
  ]);
});

it.each([
  ['1200', 'From $1,200 a month'],
  [12.5, '12.50 or 12.5 dollars'],
])('finds the price %p in “%s”', (price, text) => {
  expect(found([{ '@type': 'Offer', price }], { text })).toEqual([]);
  expect(found([{ '@type': 'Offer', price }], { text: 'Custom quote' })).toHaveLength(1);
});

it('tells things of one type apart', () => {
  const people = ['Ana', 'Ben'].map((name) => ({ '@type': 'Person', name }));
  expect(found(people, { text: 'By Ana' })).toEqual([`Person 2 › name: ${visibleValues.message}`]);
});

it('finds the name of the site, which every header shows, in things of this name', () => {
  const software = { '@type': 'SoftwareApplication', name: 'Harbor' };
  expect(found([organization, software])).toEqual([]);
  expect(found([software])).toHaveLength(1);
});

it('warns of a page that search engines leave out', () => {
  expect(found([], { isUnlisted: true })).toEqual([expect.stringContaining('not to list this page')]);
});

it('warns of images that are too small, wherever their address is', () => {
  const image = { '@type': 'ImageObject', contentUrl: 'https://a.example/image.png' };
  const graph = [
    organization,
    { '@type': 'Event', image: [image, 'https://b.example/unknown.png', 'https://a.example/drawing.svg'] },
  ];
  const sizes = new Map(
    [organization.logo, image.contentUrl].map((address) => [address, { width: 400, height: 111 }] as const),
  );
  expect(found(graph, { sizeOf: (address) => sizes.get(address) })).toEqual([
    'Organization › logo: The image has 400 × 111 pixels. Use one of at least 112 × 112.',
    'Event › image 1: The image has 400 × 111 pixels. Use one of at least 300 × 300.',
  ]);
  expect(imagesIn(graph)).toEqual([organization.logo, image.contentUrl, 'https://b.example/unknown.png']);
});

it('knows rules only about names of schema.org', () => {
  for (const name of [...visibleValues.properties, ...Object.keys(smallestImages), ...listProperties])
    expect([name, isProperty(name)]).toEqual([name, true]);
  for (const name of visibleValues.exceptTypes) expect([name, isType(name)]).toEqual([name, true]);
});
