import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { MediaItemAnswer, UploadedMedia } from '../../src/media/library/media.dto.ts';
import type { TestApp } from './app.ts';
import { expectOk, type DocumentEditor } from './document-editor.ts';
import { eventually } from './eventually.ts';
import { rawRequest } from './raw-request.ts';

/** An image that no other test has. */
export const picture = (width = 700, height = 400) => {
  const mean = Math.random() * 255;
  return sharp({
    create: { width, height, channels: 3, background: '#36c', noise: { type: 'gaussian', mean, sigma: 9 } },
  });
};
export const jpeg = (width?: number, height?: number) => picture(width, height).jpeg().toBuffer();

/** What an editor and visitors ask of the media library. */
export function mediaCalls(test: TestApp, editor: DocumentEditor) {
  const upload = (file: Buffer, query = 'name=photo.jpg', type = 'application/octet-stream') =>
    test.http.post(`/api/admin/media?${query}`).set(editor.session).set('content-type', type).send(file);
  const uploaded = async (file: Buffer, query?: string) => {
    const response = await upload(file, query);
    if (response.status !== 201) throw new Error(`${response.status}: ${response.text}`);
    return response.body as UploadedMedia;
  };
  const media = async (rest: string) => expectOk(await editor.send('get', `media${rest}`)).body as unknown;
  const item = async (id: string) => (await media(`/${id}`)) as MediaItemAnswer;
  const ready = (id: string) =>
    eventually(
      () => item(id),
      ({ state }) => state === 'ready',
    );
  const change = (id: string, fields: object) =>
    test.http.patch(`/api/admin/media/${id}`).set(editor.session).send(fields);
  const bytes = async (address: string) => (await rawRequest(test, 'GET', address)).body;
  const temporaryFiles = () => readdirSync(path.join(test.config.dataDir, 'media/tmp'));
  return { upload, uploaded, media, item, ready, change, bytes, temporaryFiles };
}
