import { homeFields } from './home-fields';
import { homeSections } from './home-sections';

it('gives every field of the form its place on the page, once', () => {
  const shown = homeSections.flatMap(({ fields }) => fields);
  const edited = Object.keys(homeFields).filter((name) => !['seo', 'headHtml', 'bodyHtml'].includes(name));
  expect([...shown].sort()).toEqual(edited.sort());
});
