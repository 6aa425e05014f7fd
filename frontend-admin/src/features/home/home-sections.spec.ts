import { homeContent } from '../../api/fields/home-content.generated';
import { homeSections } from './home-sections';

it('gives every field of the form its place on the page, once', () => {
  const shown = homeSections.flatMap(({ fields }) => fields);
  const elsewhere = ['seo', 'headHtml', 'bodyHtml', 'hiddenSections'];
  const edited = Object.keys(homeContent).filter((name) => !elsewhere.includes(name));
  expect([...shown].sort()).toEqual(edited.sort());
});

it('names each section as its fields begin: so the server knows what is hidden with it', () => {
  const parts = homeSections.flatMap(({ name, fields, parts: inner }) => [
    { name, fields },
    ...inner.flatMap((part) => (part.hides ? [{ name: part.hides.name, fields: part.fields.flat() }] : [])),
  ]);
  for (const { name, fields } of parts) {
    const others = Object.keys(homeContent).filter((field) => !(fields as readonly string[]).includes(field));
    expect(fields.filter((field) => !field.startsWith(name))).toEqual([]);
    expect(others.filter((field) => field.startsWith(name))).toEqual([]);
  }
});
