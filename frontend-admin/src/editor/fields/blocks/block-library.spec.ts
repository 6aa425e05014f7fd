import { readdirSync } from 'node:fs';
import path from 'node:path';
import { blockLibrary } from './block-library';

const folder = path.resolve(__dirname, '../../../../../frontend-public/public/images/sections');

it('has a picture of every section in both themes, and no other', () => {
  const wanted = Object.keys(blockLibrary).flatMap((type) => [`${type}-dark.webp`, `${type}-light.webp`]);
  expect(readdirSync(folder).toSorted()).toEqual(wanted.toSorted());
});
