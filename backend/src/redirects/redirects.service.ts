import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { DocumentPlaces } from '../content/links/document-places.ts';
import type { Transaction } from '../core/database/transaction.ts';
import type { PublicDataChanged } from '../core/events/domain-event.ts';
import { Problem } from '../core/http/problem.ts';
import { Redirect } from './redirect.entity.ts';

export type RedirectStatus = 301 | 302 | 307 | 308;
/** A document at its current address, or a fixed address. */
export type RedirectTarget = { readonly documentId: string } | { readonly path: string };

/** Where a redirect leads. */
export interface Arrival {
  /** A path of this site or an absolute address. */
  readonly address: string;
  readonly status: RedirectStatus;
}

/** Redirects from previous addresses. None leads to another redirect or to itself. */
@Injectable()
export class Redirects {
  constructor(
    private readonly dataSource: DataSource,
    private readonly places: DocumentPlaces,
  ) {}

  /** Where redirects lead, by path: all whose target is live, or only those of the given paths. */
  async find(paths?: readonly string[], manager = this.dataSource.manager): Promise<Map<string, Arrival>> {
    const redirects = await manager.findBy(Redirect, paths ? { fromPath: In([...paths]) } : {});
    const ids = redirects.flatMap(({ targetDocumentId }) => targetDocumentId ?? []);
    const places = await this.places.byId(manager, ids);
    return new Map(
      redirects.flatMap(({ fromPath, targetDocumentId, targetPath, status }) => {
        const place = targetDocumentId === null ? undefined : places.get(targetDocumentId);
        const address = place ? (place.isLive && !place.isTrashed ? place.path : null) : targetPath;
        return address === null ? [] : [[fromPath, { address, status: status as RedirectStatus }] as const];
      }),
    );
  }

  /** Adds a redirect. Redirects that led to this path get the new target. */
  async lead(tx: Transaction, from: string, target: RedirectTarget, status: RedirectStatus = 301): Promise<void> {
    const { manager } = tx;
    const { documentId, path } = await this.endOf(manager, target);
    if (path === from) throw new Problem('conflict', { detail: 'This address would redirect to itself.' });
    const own = (await this.places.byPath(manager, [from])).get(from);
    if (own?.isLive) throw new Problem('conflict', { detail: 'There is a page at this address.' });
    const end = { targetDocumentId: documentId, targetPath: documentId === null ? path : null };
    await manager.update(Redirect, { targetPath: from }, end);
    await manager.upsert(Redirect, { fromPath: from, ...end, status }, ['fromPath']);
    tx.emit<PublicDataChanged>({ name: 'public-data.changed', source: 'redirects' });
  }

  /** Removes the redirect of a path that is live again. */
  async forget({ manager }: Transaction, fromPath: string): Promise<void> {
    await manager.delete(Redirect, { fromPath });
  }

  /** The target with at most one redirect resolved, as a document where there is one. */
  private async endOf(manager: EntityManager, target: RedirectTarget): Promise<End> {
    if ('documentId' in target) {
      const place = (await this.places.byId(manager, [target.documentId])).get(target.documentId);
      if (!place) throw new Problem('not_found');
      return { documentId: place.id, path: place.path };
    }
    const next = await manager.findOneBy(Redirect, { fromPath: target.path });
    if (next?.targetDocumentId) return this.endOf(manager, { documentId: next.targetDocumentId });
    const path = next?.targetPath ?? target.path;
    const place = (await this.places.byPath(manager, [path])).get(path);
    return { documentId: place?.id ?? null, path };
  }
}

interface End {
  readonly documentId: string | null;
  readonly path: string;
}
