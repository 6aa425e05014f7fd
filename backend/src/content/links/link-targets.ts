import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Config } from '../../core/config/config.ts';
import { readReference } from '@20x/shared/link-address';
import { DocumentPlaces, type DocumentPlace } from './document-places.ts';
import { isListing, readSitePath } from './site-path.ts';

/**
 * What visitors find behind a link: `live` a page; `draft` and `trashed` a document that they cannot see; `redirect` an
 * old address that redirects; `unknown` nothing; `external` something that is no page of this site.
 */
export const linkStates = ['live', 'draft', 'trashed', 'redirect', 'unknown', 'external'] as const;
export type LinkState = (typeof linkStates)[number];

export interface LinkTarget {
  readonly state: LinkState;
  /** Where a visitor arrives in the end, with query and anchor; of a draft: would arrive. Null: nowhere. */
  readonly address: string | null;
  /** The document that it leads to in the end; null where there is none. */
  readonly document: DocumentPlace | null;
}

const nothing: LinkTarget = { state: 'unknown', address: null, document: null };

/** What the links of content lead to. */
@Injectable()
export class LinkTargets {
  constructor(
    private readonly config: Config,
    private readonly places: DocumentPlaces,
  ) {}

  /** What each href leads to, by the href. A few queries, however many there are. */
  async find(manager: EntityManager, hrefs: readonly string[]): Promise<Map<string, LinkTarget>> {
    const references = hrefs.flatMap((href) => readReference(href)?.id ?? []);
    const byId = await this.places.byId(manager, references);
    const removed = [...byId.values()].filter(({ isTrashed }) => isTrashed).map(({ path }) => path);
    const paths = [...removed, ...hrefs.flatMap((href) => readSitePath(href, this.config.publicUrl)?.path ?? [])];
    const byPath = await this.places.byPath(manager, paths);
    const redirects = await this.places.redirectsOf(manager, paths);
    const arrivals = await this.places.byPath(manager, [...redirects.values(), ...this.aliased(paths)]);
    for (const [path, place] of arrivals) byPath.set(path, place);
    return new Map(hrefs.map((href) => [href, this.targetOf(href, { byId, byPath, redirects })]));
  }

  private targetOf(href: string, known: Known): LinkTarget {
    const reference = readReference(href);
    if (reference) {
      const place = known.byId.get(reference.id);
      if (!place) return nothing;
      const successor = place.isTrashed ? known.redirects.get(place.path) : undefined;
      if (successor !== undefined) return { state: 'redirect', address: successor, document: place };
      return this.documentTarget(place, reference.anchor && `#${reference.anchor}`);
    }
    const site = readSitePath(href, this.config.publicUrl);
    return site ? this.pathTarget(site.path, site.rest, known) : { state: 'external', address: href, document: null };
  }

  private pathTarget(path: string, rest: string, { byPath, redirects }: Known): LinkTarget {
    const place = byPath.get(path);
    if (place?.isLive) return this.documentTarget(place, rest);
    const target = redirects.get(path) ?? this.aliased([path])[0];
    if (target !== undefined) {
      return { state: 'redirect', address: target + rest, document: byPath.get(target) ?? null };
    }
    if (isListing(path)) return { state: 'live', address: path + rest, document: null };
    return place ? this.documentTarget(place, rest) : nothing;
  }

  /** The paths of the documents that aliases lead to. */
  private aliased(paths: readonly string[]): string[] {
    return paths.flatMap((path) => {
      const target = this.places.withoutAlias(path);
      return target === path ? [] : [target];
    });
  }

  private documentTarget(document: DocumentPlace, rest: string): LinkTarget {
    if (document.isTrashed) return { state: 'trashed', address: null, document };
    return { state: document.isLive ? 'live' : 'draft', address: document.path + rest, document };
  }
}

interface Known {
  readonly byId: ReadonlyMap<string, DocumentPlace>;
  readonly byPath: ReadonlyMap<string, DocumentPlace>;
  readonly redirects: ReadonlyMap<string, string>;
}
