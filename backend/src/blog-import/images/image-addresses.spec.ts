import { processorTime } from '../../../test/support/processor-time.ts';
import type { PostContent } from '../../blog/post-content.dto.ts';
import type { KnownImages } from '../../content/checks/known-images.ts';
import type { Config } from '../../core/config/config.ts';
import type { MediaLibrary } from '../../media/library/media-library.service.ts';
import type { MediaUploads } from '../../media/library/media-uploads.service.ts';
import { FetchRules } from '../../media/library/fetch-image.ts';
import { keptImage, withStoredImages } from './image-addresses.ts';
import { ImportImages } from './import-images.ts';

const postWith = (html: string): PostContent => ({ title: 'A', blocks: [{ id: 'part-1', type: 'richText', html }] });

it('finds images in a text', async () => {
  const html = '<p>a<img alt="1 &gt; 0" src="https://old.example/a.png?x=1&amp;y=2">b</p>';
  const { content } = await withStoredImages(postWith(html), (address) =>
    Promise.resolve({ address: address === 'https://old.example/a.png?x=1&y=2' ? '/images/a.png?1&2' : null }),
  );
  expect(content.blocks).toMatchObject([{ html: '<p>a<img alt="1 &gt; 0" src="/images/a.png?1&amp;2">b</p>' }]);
});

it('leaves out sections and entries that were only an image without an address, and keeps the others', async () => {
  const blocks: PostContent['blocks'] = [
    { id: 'a', type: 'figure', image: 'x', caption: 'Gone' },
    { id: 'b', type: 'figure', caption: 'To do' },
    { id: 'c', type: 'gallery', images: [{ id: '1', image: 'x' }] },
    {
      ...{ id: 'd', type: 'gallery' },
      images: [
        { id: '1', image: 'x' },
        { id: '2', image: '/images/a.png' },
      ],
    },
    { id: 'e', type: 'richText', html: '<p>a<img src="x" alt="b" loading="lazy">c</p>' },
    { id: 'f', type: 'bookmark', url: 'https://a.example', title: 'A', image: 'x' },
  ];
  const { content, notes } = await withStoredImages({ title: 'A', blocks }, (address) => keptImage(address, ''));
  expect(content.blocks).toEqual([
    { id: 'b', type: 'figure', caption: 'To do' },
    { id: 'd', type: 'gallery', images: [{ id: '2', image: '/images/a.png' }] },
    { id: 'e', type: 'richText', html: '<p>ac</p>' },
    { id: 'f', type: 'bookmark', url: 'https://a.example', title: 'A' },
  ]);
  expect(notes).toContain('The image x was left out: add it by hand.');
});

it.each(['<img', '<img ', '<img src="', '<img src=', '<img\n'])('searches a text of many %j soon', async (part) => {
  const post = postWith(part.repeat(Math.ceil(500_000 / part.length)));
  const time = await processorTime(() => withStoredImages(post, (address) => keptImage(address, '')));
  expect(time).toBeLessThan(2_000);
});

it.each(['https://', 'https://[', '//', 'http://a b:99999/'])(
  'leaves out an image at %j, in words',
  async (address) => {
    const config = { publicUrl: 'https://20x.example' } as Config;
    const images = new ImportImages(
      config,
      {} as MediaUploads,
      {} as MediaLibrary,
      new FetchRules(),
      {} as KnownImages,
    );
    const { store } = images.storing(null, { fetches: true, by: 'ann', before: () => Promise.resolve() });
    const stored = await store(address, 'a.md');
    expect(stored).toMatchObject({
      address: null,
      note: expect.stringContaining('it is not a web address') as unknown,
    });
  },
);
