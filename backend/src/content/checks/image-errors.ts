import { mediaIdIn } from '@20x/shared/media-address';
import type { FieldError } from '../../core/http/problem.ts';
import type { LinkState } from '../links/link-targets.ts';
import type { CheckedPage } from './page/checked-page.ts';
import type { Facts } from './page/facts.ts';
import { attribute, elements, parse } from './page/markup.ts';

const pages: readonly (LinkState | undefined)[] = ['live', 'draft', 'trashed', 'redirect'];

/** Images that visitors would not see, whatever levels an owner has chosen: pages, and files of the library without a picture. */
export async function imageErrors(page: CheckedPage, facts: Facts): Promise<FieldError[]> {
  const images = imagesOf(page);
  const targets = await facts.targetsOf(images.map(({ value }) => value));
  const messageOf = async (value: string) => {
    if (pages.includes(targets.get(value)?.state)) return 'This is the address of a page. Choose an image.';
    if (mediaIdIn(value) === null || (await facts.imageAt(value)) !== null) return undefined;
    return 'This file is not an image, or it was deleted from the library. Choose another image.';
  };
  const values = [...new Set(images.map(({ value }) => value))];
  const messages = new Map(await Promise.all(values.map(async (value) => [value, await messageOf(value)] as const)));
  return images.flatMap(({ field, value }) => {
    const message = messages.get(value);
    return message === undefined ? [] : [{ field, message }];
  });
}

/** Those of image fields, and those of the library inside texts. */
const imagesOf = ({ fields }: CheckedPage) =>
  fields.flatMap(({ kind, path: field, value }) => {
    if (kind === 'image') return [{ field, value: value.trim() }];
    if (kind !== 'richText' || mediaIdIn(value) === null) return [];
    return elements(parse(value), 'img').map((image) => ({ field, value: attribute(image, 'src') }));
  });
