import { importedText, textOf, thingsIn, withValue } from './own-text';

const event = { '@type': 'Event', name: 'Open day' };
const place = { '@type': 'Place', name: 'Here' };
const script = (value: unknown) => `<script type="application/ld+json">\n${JSON.stringify(value)}\n</script>`;
const context = 'https://schema.org';

it.each([
  ['none', []],
  ['one', [event]],
  ['several', [event, place]],
])('keeps %s in a text', (_, things) => {
  expect(thingsIn(textOf(things))).toEqual(things);
  expect(things.length === 0 || textOf(things).includes(context)).toBe(true);
});

it.each([
  ['JSON', JSON.stringify(event), [event]],
  ['a script tag', script(event), [event]],
  ['a page with several', `<p>${script(event)}${script([place])}</p>`, [event, place]],
])('imports %s', (_, source, things) => {
  expect(thingsIn(importedText(source))).toEqual(things);
});

it('imports what cannot be read as it is, so that it can be fixed', () => {
  expect(importedText(script(event) + '<script type="application/ld+json">{oops</script>')).toBe('{oops');
  expect(importedText(' {oops ')).toBe('{oops');
});

it('keeps the order of values, and leaves out what is empty', () => {
  const renamed = withValue(event, '@type', 'Place');
  expect(Object.keys(renamed)).toEqual(['@type', 'name']);
  expect(withValue(event, 'name', undefined)).toEqual({ '@type': 'Event' });
});
