import { blockLibrary } from './block-library';
import { withStartingWords } from './starting-words';

type Type = keyof typeof blockLibrary;
const started = (type: Type) => withStartingWords({ type, ...blockLibrary[type].initial }, blockLibrary[type].fields);

it('a new section has words in brackets where it would show nothing', () => {
  expect(started('testimonial')).toMatchObject({
    title: '[Title]',
    items: [{ quote: '[Quote]', name: '[Name]', role: '[Role and company]' }],
  });
  expect(started('planTable')).toMatchObject({
    plans: ['[plan]', '[plan]'],
    groups: [{ title: '[Title]', rows: [{ label: '[Point]' }] }],
  });
  expect(started('richText')).toMatchObject({ html: '<p>[Text]</p>' });
  expect(started('checklist')).toMatchObject({ items: ['[point]'] });
});

it('what a section brings stays, and what no words begin stays empty', () => {
  expect(started('ctaBand')).toMatchObject({ action: { label: 'Book a Demo', href: '/contact' } });
  expect(started('badges')).toMatchObject({ items: [{ icon: 'shield' }] });
  expect(started('contactDetails')).not.toHaveProperty('openingHours');
  expect(started('sources')).not.toHaveProperty('title');
  expect(started('figure')).not.toHaveProperty('image');
});
