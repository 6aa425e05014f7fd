import { socialSize } from '@20x/shared/social-image';
import { isMetadata, type CheckedPage } from '../page/checked-page.ts';
import { textOf, type FoundField } from '../page/content-fields.ts';
import { attribute, elements } from '../page/markup.ts';
import type { CheckRule, Issue } from './rule.ts';

const longestAlt = 150;
/** The bytes of an image that phones still load quickly. */
export const heaviest = 300_000;
const socialFormats = ['jpg', 'jpeg', 'png', 'webp', 'gif'];

const nothing = /^(an? )?(image|picture|photo|photograph|graphic|icon|screenshot|illustration|logo|untitled)s?$/i;
const fileName = /\.(jpe?g|png|gif|webp|avif|svg)$|^(img|dsc|image|screenshot|screen shot)[_ -]?\d+/i;

interface DescribedImage {
  readonly alt: string;
  readonly caption: string;
  /** Where the alternative text is written. */
  readonly field: string;
}

/** Images that are described, as far as their fields have room for it. */
function describedImages(page: CheckedPage): DescribedImage[] {
  const own = page.fields.flatMap((field) => ofField(field) ?? []);
  const inText = page.markups.flatMap(({ path, root }) =>
    elements(root, 'img').map((image) => ({ alt: attribute(image, 'alt'), caption: '', field: path })),
  );
  return [...own, ...inText];
}

function ofField({ spec, index, owner, path }: FoundField): DescribedImage | null {
  if ((spec.kind !== 'image' && spec.kind !== 'images') || !spec.alt) return null;
  if (spec.decorative && Reflect.get(owner, spec.decorative) === true) return null;
  if (index === undefined) {
    const caption = spec.caption ? textOf(owner, spec.caption) : '';
    return { alt: textOf(owner, spec.alt), caption, field: path.slice(0, -spec.name.length) + spec.alt };
  }
  const parent = path.slice(0, -`${spec.name}.${index}`.length);
  const alts: unknown = Reflect.get(owner, spec.alt);
  const alt: unknown = Array.isArray(alts) ? alts[index] : undefined;
  return { alt: typeof alt === 'string' ? alt.trim() : '', caption: '', field: `${parent}${spec.alt}.${index}` };
}

function wrongAlt({ alt, caption }: DescribedImage): string | null {
  if (alt === '')
    return 'An image has no alternative text, so people who can’t see it miss it. Describe what it shows.';
  if (fileName.test(alt)) return `“${alt}” is a file name. Describe what the image shows.`;
  if (nothing.test(alt)) return `“${alt}” is not a description. Describe what the image shows.`;
  if (alt.toLowerCase() === caption.toLowerCase()) {
    return 'The alternative text repeats the caption, which is read aloud anyway. Describe what the caption leaves out.';
  }
  if (alt.length <= longestAlt) return null;
  return `The alternative text has ${alt.length} characters; keep it to ${longestAlt}, because a screen reader reads it in one go.`;
}

export const alternativeText: CheckRule = {
  name: 'alternative-text',
  title: 'Alternative text',
  why: 'It replaces the image for screen readers, on slow connections and in search engines.',
  good: 'Every image has alternative text.',
  level: 'warn',
  find: (page) =>
    describedImages(page).flatMap((image) => {
      const message = wrongAlt(image);
      return message === null ? [] : [{ message, field: image.field }];
    }),
};

export const imageWeight: CheckRule = {
  name: 'image-weight',
  looksAtParts: true,
  title: 'Image size',
  why: 'Heavy images load slowly on phones, and missing images leave a gap.',
  good: 'Every image exists and is small enough.',
  level: 'warn',
  async find({ fields, markups }, facts) {
    const own = fields.filter((field) => field.kind === 'image' && !isMetadata(field));
    const inText = markups.flatMap(({ path, root }) =>
      elements(root, 'img').map((image) => ({ path, value: attribute(image, 'src') })),
    );
    const issues = await Promise.all(
      [...own, ...inText].map(async ({ path: field, value }): Promise<Issue | null> => {
        const image = await facts.imageAt(value);
        if (image === null) return { message: `There is no image at ${value}. Choose another one.`, field };
        if (!image?.bytes || image.bytes <= heaviest) return null;
        return {
          message: `${value} is ${kilobytes(image.bytes)} kB, which is slow on phones. Keep it below ${kilobytes(heaviest)} kB.`,
          field,
        };
      }),
    );
    return issues.filter((issue) => issue !== null);
  },
};

export const kilobytes = (bytes: number) => Math.round(bytes / 1000);

export const socialImage: CheckRule = {
  name: 'social-image',
  title: 'Image for social networks',
  why: 'Shared links without a fitting image get less attention.',
  good: 'The image for social networks fits.',
  level: 'warn',
  async find({ seo }, facts) {
    const field = 'seo.ogImage';
    const address = seo.ogImage?.trim() ?? '';
    if (address === '') return [];
    const image = await facts.imageAt(address);
    if (image === undefined) return [];
    if (image === null)
      return [{ message: `There is no image at ${address}, so shared links show none. Choose another one.`, field }];
    const { width, height, format } = image;
    if (!socialFormats.includes(format)) {
      return [{ message: `Social networks don’t show ${format.toUpperCase()} images. Use JPEG or PNG.`, field }];
    }
    if (width >= socialSize.width && Math.abs(width / height - socialSize.width / socialSize.height) < 0.02) return [];
    const size = `${socialSize.width} × ${socialSize.height}`;
    return [
      {
        message: `The image for social networks is ${width} × ${height} pixels. Use ${size} so that it isn’t cropped.`,
        field,
      },
    ];
  },
};
