import { placeFrom, searchFor } from './list-place';

const choices = { tabs: ['all', 'unread'], filters: ['tags', 'category'], sorts: ['title'], views: ['list'] } as const;
const start = { tab: 'all', search: '', filters: {}, sort: null, view: null, page: 1, open: null };

describe('the place in a list', () => {
  it.each([
    ['', start],
    ['?show=unread&page=3&open=m1', { ...start, tab: 'unread', page: 3, open: 'm1' }],
    ['?show=%00&page=-1&open=', start],
    ['?show=toString&page=1e9', start],
    ['?find=about+us&page=2', { ...start, search: 'about us', page: 2 }],
    ['?page=99999999999999999999', start],
    ['?tags=Night+shifts&category=+&authors=ana', { ...start, filters: { tags: 'Night shifts' } }],
    ['?sort=title', { ...start, sort: 'title' }],
    ['?sort=price', start],
    ['?view=list', { ...start, view: 'list' }],
    ['?view=map', start],
  ])('is read from %j', (search, place) => {
    expect(placeFrom(search, choices)).toEqual(place);
  });

  it.each([
    '',
    '?show=unread',
    '?page=2',
    '?show=unread&page=2&open=a%26b',
    '?find=about+us',
    '?sort=title&view=list&page=2',
    '?tags=a%2Cb%3Ac&category=News&sort=title',
  ])('comes back as %j', (search) => {
    expect(searchFor(placeFrom(search, choices), choices)).toBe(search);
  });
});
