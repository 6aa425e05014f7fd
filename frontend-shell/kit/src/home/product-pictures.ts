import { homeAlternatives, productPicture } from '@20x/shared/home-pictures';

/** A focal point may follow. */
const address = /^\/images\/product\/(\w+)\.webp/;

/** The starter view of the product at this address. */
export const sceneAt = (src: string): string | undefined => address.exec(src)?.[1];

/** The note that its data is a sample. */
export const isSample = (src: string): boolean => sceneAt(src) !== undefined;

/** The alternative text of an image of the hero without one from its owner. */
export const alternativeOf = (src: string): string | undefined =>
  (homeAlternatives as Readonly<Record<string, string>>)[sceneAt(src) ?? ''];

export { productPicture };

/** The starter images of the hero, in the order of a shift. */
export const productTour: readonly string[] = Object.keys(homeAlternatives).map(productPicture);
