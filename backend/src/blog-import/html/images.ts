import { isTag, type Element } from 'domhandler';
import { attribute, classed, find, findAll, named, textOf } from './markup.ts';
import type { NewBlock } from './embeds.ts';
import type { Conversion } from './conversion.ts';

/** Where pages put the address of an image that loads late. */
const sources = ['data-orig-file', 'data-src', 'data-lazy-src', 'src'];

/** Empty: the image is drawn in the page itself, or has no address. */
export function imageAddress(image: Element): string {
  const given = sources.map((name) => attribute(image, name)).filter(Boolean);
  return given.find((address) => !address.startsWith('data:')) ?? '';
}

const alternativeText = (image: Element) => {
  const alt = attribute(image, 'alt');
  return alt && { alt };
};

/** Pixels, if they are plausible. */
function size(image: Element): { width?: number; height?: number } {
  const [width = 0, height = 0] = ['width', 'height'].map((name) => Number(attribute(image, name)));
  const isSize = [width, height].every((pixels) => Number.isInteger(pixels) && pixels > 0 && pixels <= 10_000);
  return isSize ? { width, height } : {};
}

/** One image with its caption. */
export function figureOf(image: Element, caption: string, { notes }: Conversion): NewBlock[] {
  const address = imageAddress(image);
  if (address === '') {
    notes.add('An image without an address was left out.');
    return [];
  }
  const alt = alternativeText(image);
  return [{ type: 'figure', image: address, ...alt, ...(caption && { caption }), ...size(image) }];
}

export const captionOf = (figure: Element): string => {
  const caption = find(figure.children, named('figcaption'));
  return caption ? textOf(caption) : '';
};

/** Several images with their captions. */
export function galleryOf(element: Element, { notes, attachments }: Conversion): NewBlock[] {
  const ids = attribute(element, 'data-gallery')
    .split(/[\s,]+/)
    .filter(Boolean);
  const listed = ids.flatMap((id) => {
    const image = attachments.get(id);
    if (!image) notes.add(`Image ${id} of a gallery is not in the file.`);
    return image ? [{ image }] : [];
  });
  const shown = findAll(element.children, named('img')).flatMap((image) => {
    const address = imageAddress(image);
    const figure = nearestFigure(image, element);
    const caption = figure ? captionOf(figure) : '';
    return address ? [{ image: address, ...alternativeText(image), ...(caption && { caption }) }] : [];
  });
  const images = [...listed, ...shown].map((image, index) => ({ id: `image-${index + 1}`, ...image }));
  const caption = find(element.children, (part) => named('figcaption')(part) && part.parent === element);
  if (caption && textOf(caption))
    notes.add(`The caption of a gallery was left out: “${textOf(caption).slice(0, 200)}”.`);
  return images.length > 0 ? [{ type: 'gallery', images }] : [];
}

function nearestFigure(image: Element, within: Element): Element | null {
  for (let around = image.parent; around && around !== within; around = around.parent)
    if (isTag(around) && named('figure', 'li')(around)) return around;
  return null;
}

/** Elements that show several images side by side. */
export const isGallery = (element: Element): boolean =>
  'data-gallery' in element.attribs ||
  (classed('wp-block-gallery', 'kg-gallery-card', 'gallery', 'blocks-gallery-grid')(element) &&
    findAll(element.children, named('img')).length > 0);
