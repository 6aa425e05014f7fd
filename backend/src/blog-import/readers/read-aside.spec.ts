import { monitorEventLoopDelay } from 'node:perf_hooks';
import { wordPressExport } from '../../../test/support/sample-exports.ts';
import { UnreadableFile } from '../model/imported-post.ts';
import { readAside } from './read-aside.ts';

const read = (name: string, text: string, ...limits: Parameters<typeof readAside>[2][]) =>
  readAside(name, Buffer.from(text), ...limits);
const emphasis = '*a_'.repeat(33_000);

it('reads a file into posts whose texts are sections', async () => {
  const { readings, failures } = await read('export.xml', wordPressExport(2));
  expect(failures).toEqual([]);
  expect(readings).toMatchObject([{ source: 'wordpress https://old.example' }]);
  expect(readings[0]?.posts).toMatchObject([
    { sourceId: '1000', failure: null, blocks: [{ type: 'richText' }, { type: 'figure' }, {}, {}] },
    { sourceId: '1001', failure: null },
  ]);
});

it('refuses in words what its reader refuses', async () => {
  await expect(read('a.xml', '<x/>')).rejects.toThrow(
    new UnreadableFile('This XML is not an export of WordPress. Use Tools → Export in WordPress.'),
  );
});

it('keeps the posts of a file in which one cannot be read', async () => {
  const text = wordPressExport(2).replace('Post 0 says', '<div>'.repeat(300));
  const [reading] = (await read('a.xml', text)).readings;
  expect(reading?.posts).toMatchObject([{ failure: 'It nests deeper than 200 levels.' }, { failure: null }]);
});

it('cuts off a file that takes too long, and the server goes on meanwhile', async () => {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  await expect(read('a.md', emphasis, { milliseconds: 1_000, megabytes: 512 })).rejects.toThrow(
    new UnreadableFile(
      'Reading a.md takes too long. Check that it is the file you meant, or split it into smaller files.',
    ),
  );
  delay.disable();
  expect(delay.percentile(90) / 1_000_000).toBeLessThan(200);
});

it('cuts off a file that takes too much memory', async () => {
  const items = '<rss><channel>wordpress.org/export/' + '<a/>'.repeat(2_000_000);
  await expect(read('a.xml', items, { milliseconds: 60_000, megabytes: 64 })).rejects.toThrow(
    /^Reading a\.xml takes too much memory\. Check/,
  );
});
