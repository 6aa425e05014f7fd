import { homeContent } from '../../api/fields/home-content.generated';
import { homeSections } from './home-sections';

it('gives every field of the form its place on the page, once', () => {
  const shown = homeSections.flatMap(({ fields }) => fields);
  const elsewhere = ['seo', 'headHtml', 'bodyHtml', 'hiddenSections'];
  const edited = Object.keys(homeContent).filter((name) => !elsewhere.includes(name));
  expect([...shown].sort()).toEqual(edited.sort());
});

it('names each part that can be hidden as its fields do, so that the server hides them with it', () => {
  const hidden = homeSections.flatMap(({ parts }) =>
    parts.flatMap(({ hides, fields }) => (hides ? [[hides.name, fields]] : [])),
  );
  expect(hidden).toEqual([
    ['trustStats', ['trustStats']],
    ['trustBadges', ['trustBadgesTitle', 'trustBadges']],
  ]);
});
