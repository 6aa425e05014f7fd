/** What social networks show uncropped. */
export const socialSize = { width: 1200, height: 630 } as const;

/** What visitors look for is in no image. */
const drawn = /^\/(?!search$)[a-z\d-]+(?:\/[a-z\d-]+)*$/;

/** The address of the image with the title of a page, for social networks; undefined for the home page. */
export const drawnImageOf = (path: string): string | undefined =>
  drawn.test(path) ? `/social-images${path}.png` : undefined;

/** What social networks get of a page without an image of its own. */
export const socialImageOf = (path: string, siteImage: string | undefined) => drawnImageOf(path) ?? siteImage;

/** The path of the page whose image has the address. */
export const drawnPageOf = (address: string): string | undefined => {
  const path = /^\/social-images(\/.+)\.png$/.exec(address)?.[1];
  return path !== undefined && drawnImageOf(path) ? path : undefined;
};

const hasSocialSize = /^\/(?:og-image\.jpg|(?:social-images|images\/social)\/[\w./-]+)$/;
const upload = /^\/media\/.+-(\d+)\.webp\?size=(\d+)x(\d+)/;

/** The size of an image of this site, where its address tells it. */
export function imageSizeAt(address: string, publicUrl: string) {
  const path = address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length) : '';
  if (hasSocialSize.test(path)) return socialSize;
  const [shown = 0, width = 0, height = 0] = upload.exec(path)?.slice(1).map(Number) ?? [];
  return shown > 0 ? { width: shown, height: Math.round((shown * height) / width) } : undefined;
}
