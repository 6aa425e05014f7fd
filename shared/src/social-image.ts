const drawn = /^\/(?!(blog|features|search)$)((blog|features)\/)?[a-z\d-]+$/;

/** The address of the image with the title of a page, for social networks; undefined for the home page and lists. */
export const drawnImageOf = (path: string): string | undefined =>
  drawn.test(path) ? `/social-images${path}.png` : undefined;

/** What social networks get of a page without an image of its own: the site's image goes before a drawn one. */
export const socialImageOf = (path: string, cover: string | undefined, siteImage: string | undefined) =>
  siteImage ? (cover ?? siteImage) : (drawnImageOf(path) ?? cover);

/** The path of the page whose image has the address. */
export const drawnPageOf = (address: string): string | undefined => {
  const path = /^\/social-images(\/.+)\.png$/.exec(address)?.[1];
  return path !== undefined && drawnImageOf(path) ? path : undefined;
};
