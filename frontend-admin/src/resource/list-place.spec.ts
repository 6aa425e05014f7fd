import { placeFrom, searchFor } from './list-place';

const tabs = ['all', 'unread'] as const;

describe('the place in a list', () => {
  it.each([
    ['', { tab: 'all', search: '', page: 1, open: null }],
    ['?show=unread&page=3&open=m1', { tab: 'unread', search: '', page: 3, open: 'm1' }],
    ['?show=%00&page=-1&open=', { tab: 'all', search: '', page: 1, open: null }],
    ['?show=toString&page=1e9', { tab: 'all', search: '', page: 1, open: null }],
    ['?find=about+us&page=2', { tab: 'all', search: 'about us', page: 2, open: null }],
    ['?page=99999999999999999999', { tab: 'all', search: '', page: 1, open: null }],
  ])('is read from %j', (search, place) => {
    expect(placeFrom(search, tabs)).toEqual(place);
  });

  it.each(['', '?show=unread', '?page=2', '?show=unread&page=2&open=a%26b', '?find=about+us'])(
    'comes back as %j',
    (search) => {
      expect(searchFor(placeFrom(search, tabs), tabs)).toBe(search);
    },
  );
});
