/** Addresses and ids in the structured data of one page. */
export interface Addresses {
  readonly publicUrl: string;
  /** Of the page itself. */
  readonly url: string;
  /** The id of a thing that every page knows. */
  site(name: string): string;
  /** The id of a thing of this page. */
  page(name: string): string;
}

export const addressesOf = (publicUrl: string, url: string): Addresses => ({
  publicUrl,
  url,
  site: (name) => `${publicUrl}/#${name}`,
  page: (name) => `${url}#${name}`,
});

/** The whole address of a file or page that may be of this site. */
export const absolute = (publicUrl: string, address: string): string =>
  address.startsWith('/') ? publicUrl + address : address;
