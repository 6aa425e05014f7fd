import { readdirSync } from 'node:fs';
import path from 'node:path';
import { siteImages } from './site-images';

const folder = path.resolve(__dirname, '../../../../../frontend-public/public');

it('offers every image that the site ships, and no other', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
    (name) => `/${name.replaceAll('\\', '/')}`,
  );
  // Narrower and smaller forms of an image, and the social images that posts have of themselves, are the site's own business.
  const images = files.filter(
    (name) => /\.(jpg|svg|png)$/.test(name) && !/^\/(favicon|apple-touch-icon|icon-|images\/social\/)/.test(name),
  );
  expect(siteImages.map(({ address }) => address).toSorted()).toEqual(images.toSorted());
});
