import type { FieldError } from '../src/core/http/problem.ts';
import type { PublishedHome } from '../src/home-content/home-content.dto.ts';
import { createTestApp } from './support/app.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { HomeEditor } from './support/home-editor.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => HomeEditor.signedIn(test));

const errorsOf = ({ body }: { body: unknown }) => (body as { errors: FieldError[] }).errors;
const visible = async () => {
  const content = (await test.http.get('/api/home-content')).body as PublishedHome;
  delete content.revision;
  return content;
};
const refusedFields = async (content: object) => {
  await editor.save(content);
  const response = await editor.publish();
  expect(response.status).toBe(422);
  return errorsOf(response).map(({ field }) => field);
};

describe('hidden sections', () => {
  it('tell visitors that they are hidden, and nothing of what they hold', async () => {
    await editor.live({
      hiddenSections: ['hero', 'intro', 'trustStats', 'insights'],
      heroTitle: 'The title stays',
      heroSubtitle: 'Hidden words',
      introCards: [{ title: 'Hidden words' }],
      trustTitle: 'Trust stays',
      trustStats: [{ value: '500+', label: 'Hidden words' }],
      insights: [{ slug: 'one', title: 'Hidden words' }],
    });
    expect(await visible()).toEqual({
      hiddenSections: ['hero', 'intro', 'trustStats', 'insights'],
      heroTitle: 'The title stays',
      trustTitle: 'Trust stays',
    });
    expect((await editor.get()).content.heroSubtitle).toBe('Hidden words');
  });

  it.each([[['herb']], [['hero', 'hero']], ['hero'], [[null]], [{}]])('are refused as %j', async (hiddenSections) => {
    const response = await editor.save({ hiddenSections });
    expect(response.status).toBe(400);
    expect(errorsOf(response)).toMatchObject([{ field: 'content.hiddenSections' }]);
  });
});

describe('what publishing asks for', () => {
  it('shows the call to action of the introduction whole or not at all', async () => {
    const call = { introCtaTitle: 'Ready?', introCtaSubtitle: 'It takes a day.', introCtaLabel: 'Start' };
    expect(await refusedFields(call)).toEqual(['introCtaHref']);
    expect((await refusedFields({ introCtaHref: '/contact' })).sort()).toEqual([
      'introCtaLabel',
      'introCtaSubtitle',
      'introCtaTitle',
    ]);
    await editor.live({ ...call, introCtaHref: '/contact' });
    await editor.live({ introCtaTitle: '  ' });
  });

  it('asks what each image of the hero shows', async () => {
    const heroImages = ['/images/a.jpg', '/images/b.jpg', '/images/c.jpg'];
    await editor.save({ heroImages, heroAlt: ['A board', ' '] });
    expect(errorsOf(await editor.publish())).toEqual([
      { field: 'heroAlt', message: 'Describe what images 2 and 3 show.' },
    ]);
    await editor.live({ heroImages, heroAlt: ['A board', 'A phone', 'A report'] });
  });

  it('keeps a hidden image of the hero, finished or not, from visitors with its text', async () => {
    const hidden = (entry: string) => ({ entry, published: false as const });
    await editor.live({
      heroImages: ['/images/a.jpg', hidden('/images/b.jpg'), hidden('b'), '/images/c.jpg'],
      heroAlt: ['A board', hidden('A phone'), hidden(''), 'A report'],
    });
    expect(await visible()).toMatchObject({
      heroImages: ['/images/a.jpg', '/images/c.jpg'],
      heroAlt: ['A board', 'A report'],
    });
  });

  it('asks for the tag when cards come by tag, and keeps to a number that fits', async () => {
    expect(await refusedFields({ insightsSource: 'tag' })).toEqual(['insightsTag']);
    for (const insightsCount of [0, 13, 2.5]) {
      expect(await refusedFields({ insightsCount })).toEqual(['insightsCount']);
    }
    expect(errorsOf(await editor.save({ insightsSource: 'all' }))).toMatchObject([{ field: 'content.insightsSource' }]);
  });
});

it('keeps what only editors should know from visitors', async () => {
  const quote = { name: 'A. Lee', quote: 'It works.' };
  await editor.live({
    trustTestimonials: [{ ...quote, consentOnFile: true }],
    trustBadges: [{ title: 'SOC 2 Certified', evidence: 'Report of 2026, drawer 3' }],
  });
  expect(await visible()).toEqual({ trustTestimonials: [quote], trustBadges: [{ title: 'SOC 2 Certified' }] });
  expect((await editor.get()).content.trustBadges?.[0]?.evidence).toBe('Report of 2026, drawer 3');
});

it('keeps bold, links and lists of answers, and nothing that runs', async () => {
  const answer = '<p><strong>Yes</strong>, see <a href="/pricing">prices</a>.</p><ul><li>One</li></ul>';
  await editor.live({ faqs: [{ question: 'Q?', answer: `${answer}<script>alert(1)</script>` }] });
  expect((await visible()).faqs).toEqual([{ question: 'Q?', answer }]);
});

describe('checking content from elsewhere', () => {
  it('answers what a save would keep, and saves nothing', async () => {
    const before = await editor.get();
    const response = await editor.check({
      heroTitle: 'Ours',
      introTitle: null,
      faqs: [{ answer: '<p onclick="x()">A' }],
    });
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ content: { heroTitle: 'Ours', faqs: [{ answer: '<p>A</p>' }] } });
    expect(await editor.get()).toEqual(before);
  });

  it.each<[string, unknown]>([
    ['content.color', { color: 'red' }],
    ['content.faqs.0.colour', { faqs: [{ colour: 'red' }] }],
    ['content.heroTitle', { heroTitle: 7 }],
    ['content.hiddenSections', { hiddenSections: ['herb'] }],
    ['content', []],
  ])('refuses it naming %s', async (field, content) => {
    const response = await editor.check(content);
    expect(response.status).toBe(400);
    expect(errorsOf(response).map((error) => error.field)).toContain(field);
  });
});
