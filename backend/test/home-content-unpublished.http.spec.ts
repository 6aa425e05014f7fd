import { createTestApp } from './support/app.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { HomeEditor } from './support/home-editor.ts';

const test = forAllTests(() => createTestApp());

it('API-05 before the first publication visitors get an empty object, whatever the draft says', async () => {
  const editor = await HomeEditor.signedIn(test);
  expect(await editor.get()).toMatchObject({ version: 1, status: 'draft', published: null, content: {} });
  expect((await editor.save({ heroTitle: 'Not ready' })).body).toMatchObject({ status: 'draft', published: null });
  const response = await test.http.get('/api/home-content');
  expect(response.status).toBe(200);
  expect(response.body).toEqual({});
});
