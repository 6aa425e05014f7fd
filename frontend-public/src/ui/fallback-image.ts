/** Stands where an image is missing. */
export const fallbackImage = '/images/blog/default.svg';
