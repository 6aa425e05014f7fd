import { isMetadata, type CheckedPage } from '../checked-page.ts';
import { declares, textOf, type FoundField } from '../content-fields.ts';
import type { Issue } from '../finding.ts';
import { attribute, elements } from '../markup.ts';
import type { CheckRule } from '../rule.ts';

const longestAlt = 150;
const heaviest = 300_000;
/** What social networks show uncropped; pixels. */
const socialSize = { width: 1200, height: 630 };
const socialFormats = ['jpg', 'jpeg', 'png', 'webp', 'gif'];

const nothing = /^(an? )?(image|picture|photo|photograph|graphic|icon|screenshot|illustration|logo|untitled)s?$/i;
const fileName = /\.(jpe?g|png|gif|webp|avif|svg)$|^(img|dsc|image|screenshot|screen shot)[_ -]?\d+/i;

interface DescribedImage {
  readonly alt: string;
  readonly caption: string;
  /** Where the alternative text is written. */
  readonly field: string;
}

/** Images that are described, as far as their fields have room for it: `image` and `alt`, `cover` and `coverAlt`. */
function describedImages(page: CheckedPage): DescribedImage[] {
  const own = page.fields.flatMap((field) => ofField(field) ?? []);
  const inText = page.markups.flatMap(({ path, root }) =>
    elements(root, 'img').map((image) => ({ alt: attribute(image, 'alt'), caption: '', field: path })),
  );
  return [...own, ...inText];
}

function ofField({ kind, name, index, owner, path }: FoundField): DescribedImage | null {
  if (kind !== 'image') return null;
  const parent = path.slice(0, path.length - name.length - (index === undefined ? 0 : `.${index}`.length));
  if (index !== undefined) {
    const list = name.replace(/Images$/, 'Alt');
    if (list === name || !declares(owner, list)) return null;
    const alts: unknown = Reflect.get(owner, list);
    const alt: unknown = Array.isArray(alts) ? alts[index] : undefined;
    return { alt: typeof alt === 'string' ? alt.trim() : '', caption: '', field: `${parent}${list}.${index}` };
  }
  const alt = [`${name}Alt`, 'alt'].find((other) => declares(owner, other));
  if (!alt || (alt === 'alt' && name !== 'image')) return null;
  return { alt: textOf(owner, alt), caption: textOf(owner, 'caption'), field: parent + alt };
}

function wrongAlt({ alt, caption }: DescribedImage): string | null {
  if (alt === '') return 'An image has no alternative text: people who cannot see it get nothing. Say what it shows.';
  if (fileName.test(alt)) return `“${alt}” is a file name. Say what the image shows.`;
  if (nothing.test(alt)) return `“${alt}” describes nothing. Say what the image shows.`;
  if (alt.toLowerCase() === caption.toLowerCase()) {
    return 'The alternative text repeats the caption, which is read out anyway. Say what the caption does not.';
  }
  if (alt.length <= longestAlt) return null;
  return `The alternative text has ${alt.length} characters; it cannot be paused, so keep it to ${longestAlt}.`;
}

export const alternativeText: CheckRule = {
  name: 'alternative-text',
  title: 'Alternative text',
  why: 'It stands for the image where it cannot be seen: screen readers, slow connections, search engines.',
  good: 'Every image is described.',
  level: 'warn',
  find: (page) =>
    describedImages(page).flatMap((image) => {
      const message = wrongAlt(image);
      return message === null ? [] : [{ message, field: image.field }];
    }),
};

export const imageWeight: CheckRule = {
  name: 'image-weight',
  title: 'Weight of images',
  why: 'Heavy images keep phones waiting; missing ones leave a hole.',
  good: 'Every image of the site is there and light.',
  level: 'warn',
  async find({ fields, markups }, facts) {
    const own = fields.filter((field) => field.kind === 'image' && !isMetadata(field));
    const inText = markups.flatMap(({ path, root }) =>
      elements(root, 'img').map((image) => ({ path, value: attribute(image, 'src') })),
    );
    const issues = await Promise.all(
      [...own, ...inText].map(async ({ path: field, value }): Promise<Issue | null> => {
        const image = await facts.imageAt(value);
        if (image === null) return { message: `There is no image at ${value}. Choose another.`, field };
        if (!image || image.bytes <= heaviest) return null;
        return {
          message: `${value} weighs ${kilobytes(image.bytes)} kB; phones wait for it. Keep it below ${kilobytes(heaviest)} kB.`,
          field,
        };
      }),
    );
    return issues.filter((issue) => issue !== null);
  },
};

const kilobytes = (bytes: number) => Math.round(bytes / 1000);

export const socialImage: CheckRule = {
  name: 'social-image',
  title: 'Image for social networks',
  why: 'A shared link without a fitting picture is passed over.',
  good: 'The image for social networks fits.',
  level: 'warn',
  async find({ seo, content }, facts) {
    const field = 'seo.ogImage';
    const address = seo.ogImage?.trim() || textOf(content, 'cover');
    if (address === '') {
      return [{ message: 'No image of its own for social networks: shared links show the site’s. Choose one.', field }];
    }
    const image = await facts.imageAt(address);
    if (image === undefined) return [];
    if (image === null) return [{ message: `There is no image at ${address}: shared links show none.`, field }];
    const { width, height, format } = image;
    if (!socialFormats.includes(format)) {
      return [{ message: `Social networks do not show ${format.toUpperCase()} images. Use JPEG or PNG.`, field }];
    }
    if (width >= socialSize.width && Math.abs(width / height - socialSize.width / socialSize.height) < 0.02) return [];
    const size = `${socialSize.width} × ${socialSize.height}`;
    return [
      { message: `The image for social networks has ${width} × ${height} pixels; ${size} are shown uncropped.`, field },
    ];
  },
};
