export const productPicture = (scene: string): string => `/images/product/${scene}.webp`;

/** The shipped images of the hero, in the order of a shift. */
export const productTour: readonly string[] = ['board', 'offers', 'credentials', 'timesheet'].map(productPicture);
