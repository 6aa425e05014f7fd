import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { ZipFile } from 'yazl';
import type { PostContent } from '../../src/blog/post-content.dto.ts';
import type { BlogImport } from '../../src/blog-import/blog-imports.dto.ts';
import { FetchRules } from '../../src/media/library/fetch-image.ts';
import type { TestApp } from './app.ts';
import { expectOk, type DocumentEditor } from './document-editor.ts';
import { eventually } from './eventually.ts';

export const actions = ({ items }: BlogImport) => items.map(({ action }) => action);

export async function zipOf(files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  return buffer(zip.outputStream);
}
export const png = (background: string) =>
  sharp({ create: { width: 20, height: 10, channels: 3, background } })
    .png()
    .toBuffer();
export const drafts = { publish: false, redirects: true, fetchImages: false };

export async function imageServer(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<unknown>((resolve) => server.close(resolve));
  return { port: String((server.address() as AddressInfo).port), close };
}

/** What an editor asks of imports, and what they leave. */
export function importCalls(test: TestApp, editor: DocumentEditor) {
  const upload = (name: string, content: string | Buffer) =>
    test.http
      .post(`/api/admin/blog-import?name=${encodeURIComponent(name)}`)
      .set(editor.session)
      .set('content-type', 'application/octet-stream')
      .send(Buffer.from(content));
  const checked = async (name: string, content: string | Buffer) =>
    expectOk(await upload(name, content)).body as BlogImport;
  const read = async (id: string) => expectOk(await editor.send('get', `blog-import/${id}`)).body as BlogImport;
  async function imported(
    name: string,
    content: string | Buffer,
    options = { publish: false, redirects: true, fetchImages: false },
  ) {
    const { id } = await checked(name, content);
    expect((await editor.send('post', `blog-import/${id}/run`, options)).status).toBe(202);
    return eventually(
      () => read(id),
      ({ state }) => state !== 'running',
    );
  }
  const countOfMedia = async () => ((await editor.send('get', 'media')).body as { total: number }).total;
  const contentOf = async (id: string | null | undefined) =>
    (expectOk(await editor.send('get', `content/post/${id}`)).body as { content: PostContent }).content;
  /** Images of this machine may be fetched. */
  const allowFetching = (...ports: readonly string[]) =>
    Object.assign(test.app.get(FetchRules), { allowed: ['127.0.0.1'], ports });
  const clear = async () => {
    const database = test.app.get(DataSource);
    await database.query(`delete from content_document where type in ('post', 'author')`);
    await database.query('delete from redirect');
    Object.assign(test.app.get(FetchRules), new FetchRules());
  };
  return { upload, checked, read, imported, countOfMedia, contentOf, allowFetching, clear };
}
