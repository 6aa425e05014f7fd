import { entitiesIn, joinedGraph, placesOf, scriptJson } from './graph.ts';

const organization = { '@type': 'Organization', '@id': 'https://a.example/#organization', name: '20X', logo: '/l.svg' };
const page = { '@type': 'AboutPage', '@id': 'https://a.example/about#webpage', name: 'About' };
const automatic = [organization, page];

it.each([
  ['one thing', '{"@context":"https://schema.org","@type":"Event"}', [{ '@type': 'Event' }]],
  ['a list', '[{"@type":"Event"},{"@type":"Place"}]', [{ '@type': 'Event' }, { '@type': 'Place' }]],
  ['a graph', '{"@context":"https://schema.org","@graph":[{"@type":"Event"},7]}', [{ '@type': 'Event' }]],
  ['another vocabulary', '{"@context":"https://w3.org/x","a":1}', [{ '@context': 'https://w3.org/x', a: 1 }]],
])('reads %s', (_, text, entities) => {
  expect(entitiesIn(text)).toEqual(entities);
});

it.each(['{', '"text"', 'null', '[1]'])('SEO-03 cannot read %s', (text) => {
  expect(entitiesIn(text)).toBeNull();
});

it('extends what has the same id, and leaves out what is null', () => {
  const own = { '@id': organization['@id'], name: 'Harbor', logo: null };
  expect(joinedGraph(automatic, [own])).toEqual([
    { '@type': 'Organization', '@id': organization['@id'], name: 'Harbor' },
    page,
  ]);
});

it('extends the only thing of a type', () => {
  const joined = joinedGraph(automatic, [{ '@type': 'AboutPage', description: 'Who we are.' }]);
  expect(joined).toEqual([organization, { ...page, description: 'Who we are.' }]);
});

it.each([
  ['of another type', [{ '@type': 'Event', name: 'Open day' }]],
  ['with an id of its own', [{ '@type': 'AboutPage', '@id': 'https://b.example/#page' }]],
  [
    'of which there are two',
    [
      { '@type': 'Organization', name: 'A' },
      { '@type': 'Organization', name: 'B' },
    ],
  ],
])('adds things %s', (_, own) => {
  expect(joinedGraph(automatic, own)).toMatchObject([...automatic, ...own]);
});

it('gives what it adds an id and the page, unless it has them', () => {
  const mainEntityOfPage = { '@id': page['@id'] };
  const own = { '@type': 'Event', '@id': 'https://b.example/#event' };
  const elsewhere = { '@type': 'Event', mainEntityOfPage: 'https://b.example/' };
  const foreign = { '@context': 'https://w3.org/x', '@type': 'Event' };
  expect(joinedGraph(automatic, [{ '@type': 'Event' }, own, elsewhere, foreign]).slice(2)).toEqual([
    { '@type': 'Event', '@id': 'https://a.example/about#event', mainEntityOfPage },
    own,
    { ...elsewhere, '@id': 'https://a.example/about#event-2' },
    foreign,
  ]);
});

it('tells where each own thing is in the joined graph', () => {
  const own = [{ '@type': 'Event' }, { '@type': 'AboutPage' }, { '@type': 'Event' }];
  expect(placesOf(automatic, own)).toEqual([2, 1, 3]);
});

it('writes JSON that cannot leave its script element, and escapes nothing else', () => {
  const name = '</script><!--<script></SCRIPT ><b>"&\u2028';
  const text = scriptJson({ name });
  expect(text).toBe(String.raw`{"name":"\u003c/script>\u003c!--\u003cscript>\u003c/SCRIPT ><b>\"&${'\u2028'}"}`);
  expect(JSON.parse(text)).toEqual({ name });
});
