import { mediaIdIn } from '@20x/shared/media-address';
import type { FieldError } from '../../core/http/problem.ts';
import type { LinkState } from '../links/link-targets.ts';
import type { CheckedPage } from './page/checked-page.ts';
import type { Facts } from './page/facts.ts';
import { attribute, elements, parse } from './page/markup.ts';

const pages: readonly (LinkState | undefined)[] = ['live', 'draft', 'trashed', 'redirect'];

/**
 * Images that visitors would not see, whatever levels an owner has chosen: pages, files of the library without a picture,
 * and images of other sites, which the pages' policy keeps out.
 */
export async function imageErrors(page: CheckedPage, facts: Facts): Promise<FieldError[]> {
  const images = imagesOf(page);
  const targets = await facts.targetsOf(images.map(({ value }) => value));
  const messageOf = async (field: string, value: string) => {
    const host = hostElsewhere(value, facts.publicUrl);
    // What the page says about itself is loaded by other sites.
    if (host !== null && !field.startsWith('seo.'))
      return `This image is on ${host}. Copy it to the library: pages load images from this site only.`;
    if (pages.includes(targets.get(value)?.state)) return 'This is the address of a page. Choose an image.';
    if (mediaIdIn(value) === null || (await facts.imageAt(value)) !== null) return undefined;
    return 'This file is not an image, or it was deleted from the library. Choose another image.';
  };
  const found = images.map(async ({ field, value }) => ({ field, message: await messageOf(field, value) }));
  return (await Promise.all(found)).flatMap(({ field, message }) =>
    message === undefined ? [] : [{ field, message }],
  );
}

/** Those of image fields, and those inside texts. */
const imagesOf = ({ fields }: CheckedPage) =>
  fields.flatMap(({ kind, path: field, value }) => {
    if (kind === 'image') return [{ field, value: value.trim() }];
    if (kind !== 'richText' || !value.includes('<img')) return [];
    return elements(parse(value), 'img').map((image) => ({ field, value: attribute(image, 'src') }));
  });

function hostElsewhere(address: string, publicUrl: string): string | null {
  const url = URL.parse(address, publicUrl);
  return url?.host && url.origin !== new URL(publicUrl).origin ? url.host : null;
}
