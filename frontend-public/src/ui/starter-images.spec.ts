/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { ImageSource, StarterImage } from './image-sources';
import { cover, starterImages } from './starter-images.generated';

const workspace = path.join(__dirname, '../..');
const covers = readdirSync(path.join(workspace, 'public/images/blog'))
  .filter((name) => name.endsWith('.jpg'))
  .map((name): [string, StarterImage] => [`/images/blog/${name}`, cover]);

it('is what would be drawn now: nothing is missing or out of date', () => {
  execFileSync(process.execPath, ['images/render.mjs', '--check'], { cwd: workspace, stdio: 'pipe' });
});

it.each<[string, StarterImage]>([...covers, ...starterImages])('tells the true shape of %s', async (address, image) => {
  const file = path.join(workspace, 'public', address);
  const stem = file.replace(/\.\w+$/, '');
  const plain = await sharp(file).metadata();
  expect(plain.width * image.height).toBe(plain.height * image.width);
  const stems = image.themed ? [stem, `${stem}-dark`] : [stem];
  for (const name of stems) {
    for (const type of image.types) {
      await expectShape(name, type, image);
      if (image.narrow) await expectShape(`${name}-narrow`, type, image.narrow);
    }
  }
});

it.each(covers)('has an image for social networks beside %s, in the size that they do not crop', async (address) => {
  const name = path.basename(address);
  const social = await sharp(path.join(workspace, 'public/images/social', name)).metadata();
  expect(social).toMatchObject({ width: 1200, height: 630 });
  const post = readFileSync(path.join(workspace, '../backend/src/seeds/posts', name.replace('.jpg', '.ts')), 'utf8');
  expect(post).toContain(`ogImage: '/images/social/${name}'`);
});

async function expectShape(stem: string, type: string, { width, height, widths }: ImageSource) {
  for (const pixels of widths) {
    const source = await sharp(`${stem}-${pixels}.${type}`).metadata();
    expect(source).toMatchObject({ width: pixels, height: Math.round((pixels * height) / width) });
  }
}
