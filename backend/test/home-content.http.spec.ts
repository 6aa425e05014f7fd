import { UnitOfWork } from '../src/core/database/unit-of-work.ts';
import type { FieldError } from '../src/core/http/problem.ts';
import type { PublishedHome } from '../src/home-content/home-content.dto.ts';
import { createTestApp } from './support/app.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { HomeEditor } from './support/home-editor.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => HomeEditor.signedIn(test));
const events: unknown[] = [];
let refuseEvents = false;

beforeAll(() => {
  for (const name of ['content.published', 'public-data.changed']) {
    test.app.get(UnitOfWork).on(name, async (event) => {
      if (refuseEvents) throw new Error('a listener fails');
      events.push(event);
    });
  }
});
beforeEach(() => {
  events.length = 0;
});

const fieldsOf = ({ body }: { body: unknown }) => (body as { errors: FieldError[] }).errors.map(({ field }) => field);
const visible = async () => {
  const content = (await test.http.get('/api/home-content')).body as PublishedHome;
  delete content.revision;
  return content;
};

describe('saving the draft', () => {
  it('keeps a new revision with its author and leaves what visitors see alone', async () => {
    await editor.live({ heroTitle: 'Seen by visitors' });
    const before = await editor.get();
    const response = await editor.save({ heroTitle: 'Seen by editors' });
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      ...before,
      version: before.version + 1,
      status: 'changed',
      draft: {
        number: before.draft.number + 1,
        reason: 'saved',
        createdAt: expect.any(String),
        author: 'admin',
        name: null,
        restoredFrom: null,
      },
      published: { ...before.draft, publishedAt: expect.any(String), publishedBy: 'admin' },
      content: { heroTitle: 'Seen by editors' },
    });
    expect(await visible()).toEqual({ heroTitle: 'Seen by visitors' });
    expect(JSON.stringify(await visible())).not.toContain('editors');
  });

  it('makes no revision when nothing changed, in whatever order the fields come', async () => {
    await editor.save({ heroTitle: 'Same', faqs: [{ question: 'Q?', answer: 'A.' }] });
    const before = await editor.get();
    const response = await editor.save({
      introTitle: null,
      trustStats: null,
      finalCta: null,
      faqs: [{ answer: 'A.', question: 'Q?' }],
      heroTitle: 'Same',
    });
    expect(response.status).toBe(200);
    expect(response.body).toEqual(before);
  });

  it('keeps unfinished work that could not be published', async () => {
    const faqs = [{ id: 'a', question: '' }, { id: 'b' }];
    const unfinished = { heroTitle: 'x'.repeat(5000), faqs, heroImages: [] };
    expect((await editor.save(unfinished)).body.content).toEqual(unfinished);
  });

  it('takes documents beyond the limit of other requests', async () => {
    const faqs = Array.from({ length: 40 }, () => ({ question: 'Q?', answer: 'x'.repeat(9000) }));
    const response = await editor.save({ faqs });
    expect(response.status).toBe(200);
    expect(response.body.content.faqs).toHaveLength(40);
  });

  it('keeps every character of a text, emoji and right-to-left included', async () => {
    const heroTitle = '👩‍⚕️ “Nurse” \n\t مرحبا {{7*7}} ${x} <b>';
    expect((await editor.save({ heroTitle })).body.content.heroTitle).toBe(heroTitle);
  });

  it('THR-61 refuses an editor who has not seen the last save and shows the newest state', async () => {
    const seen = (await editor.get()).version;
    await editor.save({ heroTitle: `First of two ${seen}` }, seen);
    const response = await editor.save({ heroTitle: 'Second of two' }, seen);
    expect(response.status).toBe(412);
    expect(response.body).toMatchObject({ code: 'edit_conflict', current: await editor.get() });
    expect((await editor.get()).content.heroTitle).toBe(`First of two ${seen}`);
  });

  it('lets one of two simultaneous saves win', async () => {
    const seen = await editor.get();
    const responses = await Promise.all(
      ['left', 'right'].map((side) => editor.save({ heroTitle: `${side} ${seen.version}` }, seen.version)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await editor.get()).toMatchObject({
      version: seen.version + 1,
      draft: { number: seen.draft.number + 1 },
      content: responses.find(({ status }) => status === 200)?.body.content,
    });
  });
});

describe('a draft of the wrong shape', () => {
  it.each<[string, unknown]>([
    ['content.heroTitle', { heroTitle: 7 }],
    ['content.heroTitle', { heroTitle: { $gt: '' } }],
    ['content.heroTitle', { heroTitle: ['a'] }],
    ['content.heroTitle', { heroTitle: 'x'.repeat(10_001) }],
    ['content.heroTitle', { heroTitle: 'zero \0 byte' }],
    ['content.heroTitle', { heroTitle: 'half a pair \ud83d' }],
    ['content.color', { color: 'red' }],
    ['content.faqs', { faqs: {} }],
    ['content.faqs', { faqs: ['a'] }],
    ['content.faqs', { faqs: [null] }],
    ['content.faqs', { faqs: Array(201).fill({}) }],
    ['content.faqs.1.answer', { faqs: [{}, { answer: 1 }] }],
    ['content.faqs.0.color', { faqs: [{ color: 'red' }] }],
    ['content.seo', { seo: [] }],
    ['content.seo.title', { seo: { title: true } }],
    ['content.heroCtaHref', { heroCtaHref: 'javascript:alert(1)' }],
    ['content.finalCta.buttonHref', { finalCta: { buttonHref: ' java\nscript:alert(1)' } }],
    ['content.heroImages', { heroImages: ['data:image/svg+xml,x'] }],
    ['content.insights.0.published', { insights: [{ published: 'yes' }] }],
    ['content', []],
    ['content', 'text'],
    ['content', null],
  ])('is refused naming %s', async (field, content) => {
    const before = await editor.get();
    const response = await editor.save(content);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ code: 'invalid_input' });
    expect(fieldsOf(response)).toContain(field);
    expect(await editor.get()).toEqual(before);
  });

  it.each<[string, unknown]>([
    ['version', '1'],
    ['version', 1.5],
    ['version', -1],
    ['version', {}],
  ])('is refused for its %s %j', async (field, version) => {
    const response = await editor.save({}, version);
    expect(response.status).toBe(400);
    expect(response.body.errors).toEqual([{ field, message: 'Send the version from the last answer.' }]);
  });

  it.each(['{"version":1,"content":{}', 'null', '7', '[]', '{}', '{"version":1,"content":{},"more":1}'])(
    'is refused when the body is %s',
    async (body) => {
      const before = await editor.get();
      expect((await editor.send(body)).status).toBe(400);
      expect(await editor.get()).toEqual(before);
    },
  );

  it('THR-142 is refused when it nests without end, before it costs anything', async () => {
    const response = await editor.send(`{"version":1,"content":${'['.repeat(10_000)}${']'.repeat(10_000)}}`);
    expect(response.status).toBe(400);
  });

  it('is refused when it is larger than 1 MB', async () => {
    const response = await editor.send(JSON.stringify({ version: 1, content: { headHtml: 'x'.repeat(1024 * 1024) } }));
    expect(response.status).toBe(413);
    expect(response.body).toMatchObject({ code: 'payload_too_large' });
  });
});

describe('publishing', () => {
  it('shows the draft to visitors and tells who listens, once', async () => {
    await editor.save({ heroTitle: 'Live now' });
    const before = await editor.get();
    const response = await editor.publish();
    expect(response.status).toBe(200);
    expect(response.body).toEqual({
      ...before,
      content: undefined,
      errors: undefined,
      version: before.version + 1,
      status: 'published',
      published: { ...before.draft, publishedAt: expect.any(String), publishedBy: 'admin' },
    });
    expect(await visible()).toEqual({ heroTitle: 'Live now' });
    expect(events).toEqual([
      {
        name: 'content.published',
        type: 'home-content',
        documentId: before.id,
        path: '/',
        by: expect.objectContaining({ username: 'admin' }),
      },
      { name: 'public-data.changed', source: 'home-content' },
    ]);
  });

  it('changes nothing when the draft is live already', async () => {
    const before = await editor.live({ heroTitle: 'Live already' });
    events.length = 0;
    const response = await editor.publish();
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ ...before, content: undefined, errors: undefined });
    expect(events).toEqual([]);
  });

  it('names every field that is not ready and leaves the live page alone', async () => {
    await editor.live({ heroTitle: 'Still live' });
    const fine = { question: 'Fine?', answer: 'Yes.' };
    await editor.save({
      heroTitle: 'x'.repeat(91),
      faqs: [fine, fine, { question: ' ', answer: 'Yes.' }],
      introCards: Array(7).fill({ title: 'Card' }),
      seo: { title: 'x'.repeat(121) },
    });
    const before = await editor.get();
    const response = await editor.publish();
    expect(response.status).toBe(422);
    expect(response.body.code).toBe('not_publishable');
    expect(fieldsOf(response).sort()).toEqual(['faqs.2.question', 'heroTitle', 'introCards', 'seo.title']);
    expect(await editor.get()).toEqual(before);
    expect(await visible()).toEqual({ heroTitle: 'Still live' });
  });

  it('THR-61 refuses a version that is not the newest', async () => {
    const seen = (await editor.get()).version;
    await editor.save({ heroTitle: `Saved after ${seen}` });
    const response = await editor.publish(seen);
    expect(response.status).toBe(412);
    expect(response.body).toMatchObject({ code: 'edit_conflict', current: { version: seen + 1 } });
    expect(JSON.stringify(await visible())).not.toContain('Saved after');
  });

  it('lets one of two simultaneous publications win', async () => {
    await editor.save({ heroTitle: `Published by two ${Date.now()}` });
    const { version } = await editor.get();
    const responses = await Promise.all([editor.publish(version), editor.publish(version)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(events).toHaveLength(2);
  });

  it('is undone as a whole when a listener fails', async () => {
    await editor.live({ heroTitle: 'Before the fault' });
    await editor.save({ heroTitle: 'After the fault' });
    const before = await editor.get();
    refuseEvents = true;
    const response = await editor.publish();
    refuseEvents = false;
    expect(response.status).toBe(500);
    expect(response.body).toMatchObject({ code: 'internal', requestId: expect.any(String) });
    expect(response.text).not.toContain('listener');
    expect(await editor.get()).toEqual(before);
    expect(await visible()).toEqual({ heroTitle: 'Before the fault' });
  });

  it('keeps hidden rows in the draft, unfinished or not, and from visitors', async () => {
    const hidden = { published: false };
    const secret = { question: 'What does it cost next year?', answer: '<p>More</p>', ...hidden };
    const content = {
      trustStats: [hidden, { value: '4', label: 'Weeks' }],
      faqs: [{ question: 'Why?', answer: '<p>So</p>' }, secret],
      trustTestimonials: [{ name: 'A', quote: 'B', ...hidden }],
    };
    const { content: kept } = await editor.live(content);
    expect(kept).toMatchObject(content);
    expect(await visible()).toEqual({
      trustStats: [{ value: '4', label: 'Weeks' }],
      faqs: [{ question: 'Why?', answer: '<p>So</p>' }],
      trustTestimonials: [],
    });
  });

  it('HOM-10 keeps cards that the editor hid from visitors', async () => {
    const card = { slug: 'fill-rate-explained', title: 'Fill Rate, Explained' };
    await editor.live({ insights: [card, { slug: 'hidden', title: 'Hidden', published: false }] });
    expect(await visible()).toEqual({ insights: [card] });
  });
});

describe('who may edit the home page', () => {
  it.each([
    ['get', '/api/admin/content/home-content/home'],
    ['put', '/api/admin/content/home-content/home/draft'],
  ] as const)('AUT-06 nobody without a session: %s %s', async (method, path) => {
    const before = await editor.get();
    for (const headers of [{}, { authorization: 'Bearer garbage' }]) {
      const response = await test.http[method](path).set(headers).send({ version: before.version, content: {} });
      expect(response.status).toBe(401);
      expect(response.text).not.toContain('heroTitle');
    }
    expect(await editor.get()).toEqual(before);
  });
});
