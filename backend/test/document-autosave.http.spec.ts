import { agesRevisions } from './support/ages-revisions.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));
const ana = forAllTests(() => DocumentEditor.named(test, 'ana'));

const autosaved = (id: string, title: string, by = editor) => by.saved(id, { title }, { autosave: true });
describe('an autosave', () => {
  it('takes the place of the one before; nobody meets its number again', async () => {
    const { id } = await editor.newPage();
    for (const title of ['A', 'Ab', 'Abc']) await autosaved(id, title);
    expect(await editor.revisions(id)).toEqual(['4 autosaved', '1 created']);
    expect(await editor.page(id)).toMatchObject({
      version: 4,
      content: { title: 'Abc' },
      draft: { number: 4, reason: 'autosaved', author: 'admin' },
    });
    expect((await editor.send('get', `documents/${id}/revisions/3`)).status).toBe(404);
  });

  it('leaves a checkpoint every ten minutes, however long the sitting', async () => {
    const { id } = await editor.newPage();
    await autosaved(id, 'First');
    await agesRevisions(test, id, '6 minutes');
    await autosaved(id, 'Second');
    await agesRevisions(test, id, '5 minutes'); // the sitting began eleven minutes ago
    await autosaved(id, 'Third');
    await autosaved(id, 'Fourth');
    expect(await editor.revisions(id)).toEqual(['5 autosaved', '3 autosaved', '1 created']);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['of someone else', (id) => autosaved(id, 'Hers', ana)],
    ['that someone saved', (id) => editor.saved(id, { title: 'Saved' })],
    ['that someone named', async (id) => editor.names((await autosaved(id, 'Named')).draft.number, id)],
    ['that is live', async (id) => autosaved(id, 'Live').then(() => editor.did('publish', id))],
    [
      'that was live',
      async (id) =>
        autosaved(id, 'Live')
          .then(() => editor.did('publish', id))
          .then(() => editor.did('unpublish', id)),
    ],
    [
      'that will be live',
      async (id) =>
        autosaved(id, 'Planned').then(() => editor.did('schedule', id, { publishAt: '2099-03-01T09:00', zone: 'UTC' })),
    ],
  ])('never replaces one %s', async (_, given) => {
    const { id } = await editor.newPage();
    await given(id);
    const before = await editor.revisions(id);
    await autosaved(id, 'Next');
    expect((await editor.revisions(id)).slice(1)).toEqual(before);
  });

  it('is kept for good once someone saves by hand, even when nothing changed since', async () => {
    const { id } = await editor.newPage();
    await autosaved(id, 'Done');
    await editor.saved(id, { title: 'Done' });
    await autosaved(id, 'Going on');
    expect((await editor.revisions(id)).slice(0, 2)).toEqual(['4 autosaved', '3 saved']);
    const { version } = await editor.page(id);
    expect((await editor.saved(id, { title: 'Going on' }, { autosave: true })).version).toBe(version);
  });

  it('THR-61 of two tabs at once leaves one, and the other is told', async () => {
    const { id } = await editor.newPage();
    const { version } = await autosaved(id, 'Before');
    const saves = ['left', 'right'].map((title) => editor.saves(id, { title }, { version, autosave: true }));
    const responses = await Promise.all(saves);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await editor.revisions(id)).toEqual(['3 autosaved', '1 created']);
  });

  it('is refused when it does not say whether it is one', async () => {
    const { id } = await editor.newPage();
    const response = await editor.saves(id, { title: 'x' }, { autosave: 'yes' });
    expect(response.body.errors).toEqual([{ field: 'autosave', message: 'Use true or false.' }]);
  });
});
