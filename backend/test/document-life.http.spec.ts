import { DataSource } from 'typeorm';
import type { ContentStatus, DocumentState } from '../src/content/documents/document.dto.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));

const soon = { publishAt: '2099-03-01T09:00', zone: 'America/New_York' };

/** A page in each state that a document can be in. */
const given: Record<ContentStatus, () => Promise<DocumentState>> = {
  draft: () => editor.newPage(),
  published: () => editor.livePage(),
  changed: async () => editor.saved((await editor.livePage()).id, { title: 'Changed' }),
  scheduled: async () => editor.did('schedule', (await editor.newPage()).id, soon),
  unpublished: async () => editor.did('unpublish', (await editor.livePage()).id),
  trash: async () => editor.did('trash', (await editor.livePage()).id),
};
const states = Object.keys(given) as ContentStatus[];

const draftChanges = {
  draft: 'draft',
  published: 'changed',
  changed: 'changed',
  scheduled: 'scheduled',
  unpublished: 'unpublished',
  trash: 409,
} as const;
const stateStays = {
  draft: 'draft',
  published: 'published',
  changed: 'changed',
  scheduled: 'scheduled',
  unpublished: 'unpublished',
  trash: 409,
} as const;

/** What each action makes of each state: the next one, or the status of its refusal. */
const table: Record<string, Record<ContentStatus, ContentStatus | number>> = {
  save: draftChanges,
  publish: {
    draft: 'published',
    published: 'published',
    changed: 'published',
    scheduled: 'published',
    unpublished: 'published',
    trash: 409,
  },
  unpublish: {
    draft: 409,
    published: 'unpublished',
    changed: 'unpublished',
    scheduled: 409,
    unpublished: 409,
    trash: 409,
  },
  schedule: {
    draft: 'scheduled',
    published: 400,
    changed: 'scheduled',
    scheduled: 'scheduled',
    unpublished: 'scheduled',
    trash: 409,
  },
  'cancel-schedule': { draft: 409, published: 409, changed: 409, scheduled: 'draft', unpublished: 409, trash: 409 },
  trash: { draft: 'trash', published: 'trash', changed: 'trash', scheduled: 'trash', unpublished: 'trash', trash: 409 },
  recover: { draft: 409, published: 409, changed: 409, scheduled: 409, unpublished: 409, trash: 'unpublished' },
  restore: { ...stateStays, changed: 'published' },
  duplicate: stateStays,
  slug: draftChanges,
};

async function perform(action: string, document: DocumentState) {
  const { id, version } = document;
  if (action === 'save') return editor.saves(id, { title: `Saved at ${version}` });
  if (action === 'slug') return editor.send('put', `documents/${id}/slug`, { version, slug: `moved-${id}` });
  const fields = { schedule: soon, restore: { number: 1 }, duplicate: { version: undefined, id: crypto.randomUUID() } };
  return editor.does(action, id, fields[action as keyof typeof fields]);
}

const cases = Object.entries(table).flatMap(([action, outcomes]) =>
  states.map((state) => [action, state, outcomes[state]] as const),
);

describe('the state machine', () => {
  it.each(cases)('%s of what is %s: %s', async (action, state, outcome) => {
    const before = await given[state]();
    expect(before.status).toBe(state);
    const seen = await visitorsSee(before);
    const response = await perform(action, before);
    const after = await editor.state(before.id);
    if (typeof outcome === 'number') {
      expect([response.status, response.body]).toEqual([
        outcome,
        expect.objectContaining({ detail: expect.any(String) }),
      ]);
      expect(after).toMatchObject({ version: before.version, status: state });
      expect(await visitorsSee(before)).toBe(seen);
      return;
    }
    expect([response.status, after.status]).toEqual([action === 'duplicate' ? 201 : 200, outcome]);
    expect(await visitorsSee(after)).toBe(after.published !== null && after.deletedAt === null);
    if (action !== 'duplicate') expect(response.body).toMatchObject(after);
  });

  it.each(states)('lists what is %s under that name and nowhere else', async (state) => {
    const { id, slug } = await given[state]();
    const found = await Promise.all(
      states.map(async (status) => {
        const { body } = await editor.send('get', `content/page?status=${status}&search=${slug}`);
        return (body as { data: { id: string; status: string }[] }).data.map((one) => [one.id, one.status]);
      }),
    );
    expect(found).toEqual(states.map((status) => (status === state ? [[id, state]] : [])));
  });
});

const visitorsSee = async ({ slug }: DocumentState) => (await test.http.get(`/api/pages/${slug}`)).status === 200;

describe('a step', () => {
  it('is listed in the history with its note and author, and in the trail', async () => {
    const { id, path } = await editor.newPage();
    await editor.did('publish', id, { note: '  Checked by legal.  ' });
    await editor.did('unpublish', id, { note: 'Price was wrong' });
    await editor.did('trash', id);
    await editor.did('recover', id);
    expect(await editor.story(id)).toEqual(['revision 1', 'published 1', 'unpublished 1', 'trashed 1', 'recovered 1']);
    const [, , unpublished, published] = await editor.history(id);
    expect(published).toMatchObject({ by: 'admin', note: 'Checked by legal.', reason: null, when: null });
    expect(unpublished).toMatchObject({ by: 'admin', note: 'Price was wrong' });
    const trail = await test.app
      .get(DataSource)
      .query<{ action: string }[]>(
        'select action, actor_name from audit_entry where subject = $1 order by happened_at',
        [path],
      );
    expect(trail).toEqual(
      ['created', 'published', 'unpublished', 'trashed', 'recovered'].map((action) => ({
        action: `content.${action}`,
        actor_name: 'admin',
      })),
    );
  });

  it.each([
    ['note', { note: 'x'.repeat(501) }],
    ['note', { note: 7 }],
    ['note', { note: 'zero \0 byte' }],
    ['version', { version: 0 }],
    ['version', { version: '1' }],
    ['more', { more: true }],
  ])('is refused for its %s in %j', async (field, fields) => {
    const { id } = await editor.newPage();
    const response = await editor.does('publish', id, fields);
    expect(response.status).toBe(400);
    expect(response.body.errors).toEqual([expect.objectContaining({ field })]);
  });

  it('THR-39 knows no document that is not there', async () => {
    const nowhere = crypto.randomUUID();
    expect((await editor.does('publish', nowhere, { version: 1 })).status).toBe(404);
    expect((await editor.does('publish', 'about', { version: 1 })).status).toBe(400);
    expect((await editor.send('get', `documents/${nowhere}`)).status).toBe(404);
  });
});

describe('the answer to a change', () => {
  const blocks = [{ type: 'faq', id: 'a', items: [{ question: 'Why?', answer: 'Because.' }] }] as never;

  it.each<[string, (id: string) => Promise<DocumentState>]>([
    ['a save', (id) => editor.saved(id, { title: 'Saved', blocks })],
    ['a save of the same again', async (id) => editor.saved(id, (await editor.page(id)).content)],
    ['an autosave', (id) => editor.saved(id, { title: 'Autosaved', blocks }, { autosave: true })],
    [
      'an autosave in the place of another',
      async (id) => {
        await editor.saved(id, { title: 'Autosaved' }, { autosave: true });
        return editor.saved(id, { title: 'And again', blocks }, { autosave: true });
      },
    ],
    ['a first publication', (id) => editor.did('publish', id)],
    [
      'a publication at another address, with a planned end',
      async (id) => {
        await editor.did('publish', id);
        await editor.did('schedule', id, { unpublishAt: '2099-03-01T09:00', zone: 'UTC' });
        const { version } = await editor.state(id);
        expectOk(await editor.send('put', `documents/${id}/slug`, { version, slug: `moved-${id}` }));
        return editor.did('publish', id);
      },
    ],
    [
      'a publication before a planned one',
      async (id) => {
        await editor.did('schedule', id, soon);
        return editor.did('publish', id);
      },
    ],
    [
      'a save of what is live',
      async (id) => {
        const { content } = await editor.page(id);
        await editor.did('publish', id);
        await editor.saved(id, { title: 'Changed' });
        return editor.saved(id, content);
      },
    ],
  ])('says after %s what every reader gets from then on', async (_, change) => {
    const { id } = await editor.newPage();
    const answer = await change(id);
    const { errors, content, ...state } = await editor.page(id);
    expect(answer).toEqual('content' in answer ? { ...state, errors, content } : state);
  });
});

describe('a fixed page', () => {
  const about = async () => (await editor.page('about')).id;

  it('can be unpublished, but neither thrown away nor moved', async () => {
    const id = await about();
    expect((await editor.does('trash', id)).body).toMatchObject({ status: 409, code: 'conflict' });
    const { version } = await editor.state(id);
    expect((await editor.send('put', `documents/${id}/slug`, { version, slug: 'about-us' })).status).toBe(409);
    await editor.saved(id, { title: 'About' });
    await editor.did('publish', id);
    expect((await editor.did('unpublish', id)).status).toBe('unpublished');
  });

  it('is one of a kind where there is only one', async () => {
    const { body } = await editor.send('get', 'content/home-content/home');
    const response = await editor.does('duplicate', (body as DocumentState).id, {
      version: undefined,
      id: crypto.randomUUID(),
    });
    expect(response.body).toMatchObject({ status: 409, detail: 'This type has only one document.' });
  });
});

describe('an incomplete draft', () => {
  it('goes live neither now nor later, and the refusal names its fields', async () => {
    const block = { id: 'q', type: 'faq', items: [{ question: 'Why?' }] };
    const { id } = await editor.newPage({ title: '', blocks: [block] } as never);
    for (const response of [await editor.does('publish', id), await editor.does('schedule', id, soon)]) {
      expect(response.status).toBe(422);
      expect(response.body).toMatchObject({
        code: 'not_publishable',
        errors: expect.arrayContaining([expect.objectContaining({ field: 'title' })]),
      });
    }
    expect(await editor.state(id)).toMatchObject({ status: 'draft', schedule: null, published: null });
  });
});

describe('a draft that says again what is live', () => {
  it.each(['saved', 'autosaved', 'restored'] as const)('is the live revision when it was %s', async (how) => {
    const { id, published, ...live } = await editor.livePage();
    const { content } = await editor.page(id);
    await editor.saved(id, { title: 'Changed' }, { autosave: true });
    const back =
      how === 'restored'
        ? await editor.did('restore', id, { number: published!.number })
        : await editor.saved(id, content, { autosave: how === 'autosaved' });
    expect(back).toMatchObject({ status: 'published', draft: { number: live.draft.number } });
    const next = await editor.saved(id, { title: 'Changed again' });
    expect(next).toMatchObject({ status: 'changed', draft: { number: live.draft.number + 2 } });
  });
});
