import { jest } from '@jest/globals';
import { MediaFiles } from '../src/media/files/media-files.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { jpeg, mediaCalls } from './support/media-calls.ts';

const first = forAllTests(() => createTestApp());
const second = forAllTests(() =>
  createTestApp({ connection: first.connection, variables: { MEDIA_DIR: first.config.mediaDir } }),
);
const editor = forAllTests(() => DocumentEditor.signedIn(first));

it('two back ends encode each image once, and both serve it', async () => {
  const { uploaded, ready } = mediaCalls(first, editor);
  const { bytes } = mediaCalls(second, editor);
  const encoded = [first, second].map(({ app }) => jest.spyOn(app.get(MediaFiles), 'encode'));
  const files = await Promise.all(Array.from({ length: 6 }, () => jpeg(340, 200)));
  const items = await Promise.all(files.map((file) => uploaded(file)));
  const done = await Promise.all(items.map(({ id }) => ready(id)));
  const originals = encoded.flatMap(({ mock }) => mock.calls.map(([{ original }]) => original));
  expect(originals.toSorted()).toEqual(done.map(({ original }) => original).toSorted());
  for (const { file } of done) expect((await bytes(file)).length).toBeGreaterThan(0);
});
