import { randomBytes } from 'node:crypto';
import { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import type { ArchiveHeader } from './archive-format.ts';
import { readArchive, type ArchiveTarget } from './archive-reader.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { decrypted, encrypted } from './encryption.ts';

const key = 'AGE-SECRET-KEY-1FZY6MPJH0HLLLW4R9UEC2NX2E270TJAZ6G4224Q2ZT22QL4WQYKSWXCVDN';
const header: ArchiveHeader = {
  ...{ format: 1, createdAt: '2026-01-01T00:00:00.000Z', migrations: [], jobs: null, sequences: [] },
  tables: [
    { schema: 'public', table: 'a', columns: ['x'] },
    { schema: 'public', table: 'empty', columns: ['x'] },
    { schema: 'public', table: 'b', columns: ['x'] },
  ],
};

/** Keeps what an archive holds; `onRows` sees every part of rows when it arrives. */
function kept(onRows: (rows: Buffer) => void = () => {}) {
  const found: Record<string, string> = {};
  const target: ArchiveTarget = {
    header: async () => {},
    table: ({ table }) =>
      new Writable({
        write: (chunk: Buffer, _encoding, done) => {
          onRows(chunk);
          if (table !== 'b') found[table] = (found[table] ?? '') + chunk.toString();
          done();
        },
      }),
    file: async (name, content) => void (found[name] = (await buffer(content)).toString()),
  };
  return { found, target };
}

const rows = (...texts: string[]) => Readable.from(texts.map((text) => Buffer.from(text)));

it('holds tables and files, also encrypted', async () => {
  for (const seal of [async (plain: Readable) => plain, (plain: Readable) => encrypted(plain, key)]) {
    const archive = new ArchiveWriter();
    const file = seal(archive.stream).then(buffer);
    await archive.header(header);
    await archive.table('public.a', rows('1\n', '2\n3\n'));
    await archive.table('public.empty', rows());
    await archive.file('public/ab/abcd/640.webp', 7, rows('picture'));
    expect(await archive.end()).toEqual({ rows: 3, files: 1 });
    const { found, target } = kept();
    const manifest = await readArchive(await decrypted(Readable.from([await file]), key), target);
    expect(found).toEqual({ a: '1\n2\n3\n', 'public/ab/abcd/640.webp': 'picture' });
    expect(manifest.tables.map(({ name, rows }) => [name, rows])).toEqual([
      ['public.a', 3],
      ['public.empty', 0],
    ]);
  }
});

it('reads and writes 100,000 rows with a few parts in memory', async () => {
  // Too long to be found again by what compresses it.
  const hundredRows = Buffer.from(
    Array.from({ length: 100 }, () => `${randomBytes(375).toString('base64')}\n`).join(''),
  );
  const flow = { pulled: 0, delivered: 0, most: 0 };
  const source = async function* () {
    for (let times = 0; times < 1000; times++) {
      yield hundredRows;
      flow.pulled += hundredRows.length;
      flow.most = Math.max(flow.most, flow.pulled - flow.delivered);
    }
  };
  const archive = new ArchiveWriter();
  const { target } = kept((part) => (flow.delivered += part.length));
  const reading = decrypted(await encrypted(archive.stream, key), key).then((plain) => readArchive(plain, target));
  await archive.header(header);
  await archive.table('public.b', source());
  await archive.end();
  const { tables } = await reading;
  expect(tables).toMatchObject([{ rows: 100_000 }]);
  expect(flow.delivered).toBeGreaterThan(50_000_000);
  expect(flow.most).toBeLessThan(20_000_000);
});

it.each([
  ['media/originals/../../evil', 'an unknown entry "media/originals/../../evil"'],
  ['media//etc/passwd', 'an unknown entry'],
  ['database/public.other/000001.copy.gz', 'rows of an unknown table "public.other"'],
])('refuses the entry %s', async (name, problem) => {
  const tar = pack();
  tar.entry({ name: 'header.json' }, JSON.stringify(header));
  tar.entry({ name }, 'x');
  tar.finalize();
  const { found, target } = kept();
  await expect(readArchive(Readable.from(tar), target)).rejects.toThrow(`The backup is damaged: it has ${problem}`);
  expect(found).toEqual({});
});

const packed = (...entries: [name: string, content: unknown][]) => {
  const tar = pack();
  for (const [name, content] of entries) tar.entry({ name }, JSON.stringify(content));
  tar.finalize();
  return Readable.from(tar);
};

it.each<[string, unknown]>([
  ['null', null],
  ['a list', []],
  ['one without lists', { format: 1 }],
  ['one of another kind', { ...header, kind: 'constructor' }],
  ['one with another table', { ...header, tables: [null] }],
])('refuses as a header %s', async (_, other) => {
  const archive = packed(['header.json', other], ['manifest.json', { tables: [], files: [] }]);
  const refusal = 'The backup is damaged: its header is incomplete.';
  await expect(readArchive(archive, kept().target)).rejects.toThrow(refusal);
});

it.each<[string, unknown]>([
  ['null', null],
  ['one without lists', {}],
  ['one with another table', { tables: [null], files: [] }],
])('refuses as a manifest %s', async (_, other) => {
  const archive = packed(['header.json', header], ['manifest.json', other]);
  const refusal = 'The backup is damaged: its manifest is incomplete.';
  await expect(readArchive(archive, kept().target)).rejects.toThrow(refusal);
});

it('reads archives of earlier releases, which have no checksum of the header', async () => {
  const manifest = { tables: [], files: [] };
  const archive = packed(['header.json', header], ['manifest.json', manifest]);
  await expect(readArchive(archive, kept().target)).resolves.toEqual(manifest);
});

it('passes on why its source failed', async () => {
  const archive = new ArchiveWriter();
  const reading = buffer(archive.stream);
  reading.catch(() => {}); // asserted below
  await archive.header(header);
  archive.fail(new Error('the database is gone'));
  await expect(reading).rejects.toThrow('the database is gone');
});

it('is refused where it is not for, with the command that takes it', async () => {
  const written = async (own: object) => {
    const archive = new ArchiveWriter();
    const file = buffer(archive.stream);
    await archive.header({ ...header, ...own });
    await archive.end();
    return Readable.from([await file]);
  };
  const read = async (own: object, ...kind: ['export'] | []) => readArchive(await written(own), kept().target, ...kind);
  await expect(read({ kind: 'export' })).rejects.toThrow(
    'The file is an export of a site. Use npm run cli -- import FILE.',
  );
  await expect(read({}, 'export')).rejects.toThrow(
    'The file is a backup of this site. Use npm run cli -- restore FILE.',
  );
  await expect(read({ kind: 'export', tables: [] }, 'export')).resolves.toMatchObject({ tables: [], files: [] });
});
