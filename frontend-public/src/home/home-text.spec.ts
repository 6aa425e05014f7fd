import { defaultContent } from '@20x/kit/home/default-content';
import { withDefaults } from './home-text';

it.each([undefined, null, {}])('HOM-01 shows the fallbacks for %j', (content) => {
  expect(withDefaults(content)).toMatchObject(defaultContent);
});

it('HOM-01 falls back field by field', () => {
  const text = withDefaults({
    introTitle: 'Ours',
    introSubtitle: '  ',
    heroCtaLabel: null,
    finalCta: { title: 'Call us' },
  });

  expect(text.introTitle).toBe('Ours');
  expect(text.introSubtitle).toBe(defaultContent.introSubtitle);
  expect(text.heroCtaLabel).toBe('Book a Demo');
  expect(text.finalCta).toMatchObject({ title: 'Call us', buttonLabel: 'Book a Live Demo', buttonHref: '/contact' });
});

it('HOM-08 replaces lists only when a row can be shown', () => {
  expect(withDefaults({ trustStats: [{ value: '7', label: 'units' }] }).trustStats).toEqual([
    { value: '7', label: 'units' },
  ]);
  expect(withDefaults({ trustStats: [{ value: ' ', label: 'empty' }] }).trustStats).toEqual(defaultContent.trustStats);
  expect(withDefaults({ trustBadges: [] }).trustBadges.map(({ title }) => title)).toEqual([
    'HIPAA Compliant',
    'SOC 2 Certified',
    '99.9% Uptime',
  ]);
});
