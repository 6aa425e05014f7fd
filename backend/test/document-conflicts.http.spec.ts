import { createTestApp } from './support/app.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));

const soon = { publishAt: '2099-03-01T09:00', zone: 'America/New_York' };
const changedPage = async () => editor.saved((await editor.livePage()).id, { title: 'Changed' });
const scheduledPage = async () => editor.did('schedule', (await editor.newPage()).id, soon);

describe('every write', () => {
  it.each(['save', 'publish', 'unpublish', 'schedule', 'cancel-schedule', 'trash', 'restore', 'slug'])(
    'THR-61 %s is refused to those who have not seen the last save, with the newest document',
    async (action) => {
      const { id, version } = await scheduledPage();
      const newest = await editor.saved(id, { title: 'Newer' });
      const stale = { version, ...(action === 'schedule' && soon), ...(action === 'restore' && { number: 1 }) };
      const response =
        action === 'save'
          ? await editor.saves(id, { title: 'Mine' }, { version })
          : action === 'slug'
            ? await editor.send('put', `documents/${id}/slug`, { version, slug: 'mine' })
            : await editor.does(action, id, stale);
      expect(response.status).toBe(412);
      expect(response.body).toMatchObject({ code: 'edit_conflict', current: newest });
      expect(await editor.page(id)).toEqual(newest);
    },
  );

  it.each(['publish', 'unpublish', 'trash'])('one of two at once wins: %s', async (action) => {
    const { id, version } = await changedPage();
    const responses = await Promise.all([editor.does(action, id, { version }), editor.does(action, id, { version })]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
    const kind = { publish: 'published', unpublish: 'unpublished', trash: 'trashed' }[action];
    const times = (await editor.history(id)).filter((entry) => entry.kind === kind).length;
    expect(times).toBe(action === 'publish' ? 2 : 1); // the first publication is part of what was given
  });

  it('one of a save and a publication at once wins, and what goes live is what was seen', async () => {
    const { id, version } = await changedPage();
    const [save, publication] = await Promise.all([
      editor.saves(id, { title: 'Not seen by the publisher' }, { version }),
      editor.does('publish', id, { version }),
    ]);
    expect([save.status, publication.status].sort()).toEqual([200, 412]);
    const { slug } = await editor.state(id);
    const title = (await test.http.get(`/api/pages/${slug}`)).body.title as string;
    expect(title).toBe(publication.status === 200 ? 'Changed' : 'Made for a test');
  });
});
