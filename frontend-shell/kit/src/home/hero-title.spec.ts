import { heroTitle } from './hero-title';

const parts = { heroTitleBefore: ' Fill ', heroTitleHighlight: 'every', heroTitleAfter: 'shift' };

it('HOM-03 uses the three parts when all have text', () => {
  expect(heroTitle({ ...parts, heroTitle: 'Single' })).toEqual({ before: 'Fill', highlight: 'every', after: 'shift' });
});

it.each(['heroTitleBefore', 'heroTitleHighlight', 'heroTitleAfter'] as const)(
  'HOM-03 uses the single title when %s is blank',
  (field) => {
    expect(heroTitle({ ...parts, [field]: '  ', heroTitle: 'Single' })).toBe('Single');
  },
);

it.each([{}, { heroTitle: ' ' }, { heroTitle: null, heroTitleBefore: 'Only this' }])(
  'HOM-03 uses the default title for %j',
  (content) => {
    expect(heroTitle(content)).toMatchObject({ highlight: 'Clear the nurse.' });
  },
);
