import type { Heading } from './markup.ts';
import type { LinkTarget } from '../../links/link-targets.ts';

/** An image of the site. */
export interface ImageFacts {
  /**
   * Of the largest file that a browser may be sent for it. Null: the site encodes it in the widths that screens ask for, so the
   * size of the upload reaches nobody and an editor can do nothing about it.
   */
  readonly bytes: number | null;
  readonly width: number;
  readonly height: number;
  /** Such as `jpg`. */
  readonly format: string;
}

/** What the rules need to know beyond the content itself. Each is looked up when a rule asks for it. */
export interface Facts {
  /** The address of the site, such as `https://20x.example`. */
  readonly publicUrl: string;
  /** The title that a page of this name gets without a search title. */
  titled(own: string): Promise<string>;
  /** Addresses of other live pages whose title, as search engines see it, is the same. */
  pagesTitled(title: string): Promise<readonly string[]>;
  pagesDescribed(description: string): Promise<readonly string[]>;
  /** What links lead to, by their href. */
  targetsOf(hrefs: readonly string[]): Promise<ReadonlyMap<string, LinkTarget>>;
  /** Null when there is no such file; undefined when the image is not the site’s. */
  imageAt(address: string): Promise<ImageFacts | null | undefined>;
  /** The headings of the page as it would be shown, in their order; null when it cannot be rendered. */
  headings(): Promise<readonly Heading[] | null>;
}
