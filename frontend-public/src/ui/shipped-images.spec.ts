/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import sharp from 'sharp';
import { shippedImages } from './shipped-images';

const workspace = path.join(__dirname, '../..');

it('is what would be drawn now: nothing is missing or out of date', () => {
  execFileSync(process.execPath, ['images/render.mjs', '--check'], { cwd: workspace, stdio: 'pipe' });
});

it.each(Object.entries(shippedImages))(
  'tells the true size of %s',
  async (address, { width, height, widths, types }) => {
    const file = path.join(workspace, 'public', address);
    expect(await sharp(file).metadata()).toMatchObject({ width, height });
    for (const narrower of widths) {
      for (const type of types) {
        const source = await sharp(file.replace('.jpg', `-${narrower}.${type}`)).metadata();
        expect(source).toMatchObject({ width: narrower, height: Math.round((narrower * height) / width) });
      }
    }
  },
);
