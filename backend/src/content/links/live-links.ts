import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../core/config/config.ts';
import { readReference } from '../../core/fields/document-reference.ts';
import type { ContentType } from '../documents/content-type.ts';
import { linksIn, withLinks } from './content-links.ts';
import { DocumentPlaces, type DocumentPlace } from './document-places.ts';
import { RedirectLookup } from './redirect-lookup.ts';
import { readSitePath } from './site-path.ts';

/** Links as those who read a page get them: by address. */
@Injectable()
export class LiveLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly places: DocumentPlaces,
    private readonly redirects: RedirectLookup,
  ) {}

  /**
   * The contents with addresses in place of documents and of old addresses. What visitors cannot see is not linked; a
   * preview also leads to drafts, so that their buttons can be seen and edited.
   */
  async resolve<T extends object>(
    type: ContentType<T>,
    contents: readonly T[],
    { inPreview = false }: { readonly inPreview?: boolean } = {},
  ): Promise<T[]> {
    const hrefs = contents.flatMap((content) => linksIn(type.content, content).map(({ href }) => href));
    if (hrefs.length === 0) return [...contents];
    const siteOf = (href: string) => readSitePath(href, this.config.publicUrl);
    const { manager } = this.dataSource;
    const places = await this.places.byId(
      manager,
      hrefs.flatMap((href) => readReference(href)?.id ?? []),
    );
    const redirects = await this.redirects.find(
      manager,
      hrefs.flatMap((href) => siteOf(href)?.path ?? []),
    );
    const lead = (href: string) => {
      const reference = readReference(href);
      if (reference) return addressOf(places.get(reference.id), reference.anchor, inPreview);
      const site = siteOf(href);
      const leadsOn = site && redirects.get(site.path);
      return leadsOn ? leadsOn + site.rest : href;
    };
    return contents.map((content) => withLinks(type.content, content, lead));
  }
}

function addressOf(place: DocumentPlace | undefined, anchor: string, inPreview: boolean): string | null {
  if (!place || place.isTrashed || !(place.isLive || inPreview)) return null;
  return place.path + (anchor && `#${anchor}`);
}
