import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { editorialTeam } from '@20x/shared/editorial-team';
import { pickedHref } from '../../content/links/content-links.ts';
import { LinkTargets } from '../../content/links/link-targets.ts';
import { AuthorListing } from './author-listing.entity.ts';
import { authorType } from './author-type.ts';
import type { Byline } from './authors.dto.ts';

const team: Byline = { name: editorialTeam, slug: null, role: null, bio: null, photo: null, photoAlt: null };

/** Authors as posts pick them and as visitors read of them. */
@Injectable()
export class Bylines {
  constructor(
    private readonly dataSource: DataSource,
    private readonly targets: LinkTargets,
  ) {}

  /** The ids of picked authors, in their order; what is no author is left out. */
  async idsOf(picks: readonly string[], manager: EntityManager = this.dataSource.manager): Promise<string[]> {
    const hrefs = picks.map((pick) => pickedHref(pick, authorType.name));
    const targets = await this.targets.find(manager, hrefs);
    const ids = hrefs.flatMap((href) => {
      const document = targets.get(href)?.document;
      return document?.type === authorType.name ? [document.id] : [];
    });
    return [...new Set(ids)];
  }

  /** Null: no author with a page has this slug. */
  async idOf(slug: string): Promise<string | null> {
    const author = await this.dataSource.manager.findOneBy(AuthorListing, { slug, isLive: true });
    return author?.documentId ?? null;
  }

  /** The live authors by their names. */
  async idsByName(): Promise<Map<string, string>> {
    const authors = await this.dataSource.manager.findBy(AuthorListing, { isLive: true });
    return new Map(authors.map(({ name, documentId }) => [name, documentId]));
  }

  /** The bylines of any of these ids, without those who were never published. */
  async byIds(ids: readonly string[]) {
    const wanted = [...new Set(ids)];
    const authors =
      wanted.length > 0 ? await this.dataSource.manager.findBy(AuthorListing, { documentId: In(wanted) }) : [];
    const byId = new Map(authors.map((author) => [author.documentId, toByline(author)]));
    const known = (picked: readonly string[]): Byline[] => picked.flatMap((id) => byId.get(id) ?? []);
    const orTeam = (picked: readonly string[]): Byline[] => {
      const bylines = known(picked);
      return bylines.length > 0 ? bylines : [team];
    };
    return { known, orTeam };
  }
}

const toByline = ({ documentId: _, isLive, slug, ...author }: AuthorListing): Byline => ({
  ...author,
  slug: isLive ? slug : null,
});
