import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not, type EntityManager } from 'typeorm';
import { DocumentPlaces, type DocumentPlace, type RedirectTarget } from '../content/links/document-places.ts';
import type { Transaction } from '../core/database/transaction.ts';
import type { PublicDataChanged } from '../core/events/domain-event.ts';
import { Problem } from '../core/http/problem.ts';
import { Redirect } from './redirect.entity.ts';

export type RedirectStatus = 301 | 302 | 307 | 308;

/** Where a redirect leads, or that the page is gone for good. */
export type Arrival =
  /** A path of this site or an absolute address. */
  { readonly address: string; readonly status: RedirectStatus } | { readonly address: null; readonly status: 410 };

const gone: Arrival = { address: null, status: 410 };
/** So many removed pages in a row are followed. */
const longestChain = 10;

/** Redirects from previous addresses. None leads to another redirect or to itself. */
@Injectable()
export class Redirects {
  constructor(
    private readonly dataSource: DataSource,
    private readonly places: DocumentPlaces,
  ) {}

  /** Where redirects lead, by path: all whose target is live or gone, or only those of the given paths. */
  async find(paths?: readonly string[], manager = this.dataSource.manager): Promise<Map<string, Arrival>> {
    const redirects = await redirectRows(manager, paths);
    const successors =
      redirects.length > 0 ? await manager.findBy(Redirect, { replacedDocumentId: Not(IsNull()) }) : [];
    const ids = [...redirects, ...successors].flatMap(({ targetDocumentId }) => targetDocumentId ?? []);
    const known = {
      places: await this.places.byId(manager, ids),
      successors: new Map(successors.map((successor) => [successor.replacedDocumentId, successor])),
    };
    return new Map(
      redirects.flatMap((redirect) => {
        const arrival = arrivalOf(redirect, known);
        return arrival ? [[redirect.fromPath, arrival] as const] : [];
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
    await this.put(tx, { fromPath: from, ...end, status, replacedDocumentId: null });
  }

  /** The document's visitors find the target instead, or that it is gone (null), until it is restored. */
  async replace(tx: Transaction, { id, path }: DocumentPlace, target: RedirectTarget | null): Promise<void> {
    const end = target ? await this.endOf(tx.manager, target) : null;
    await this.put(tx, {
      fromPath: path,
      targetDocumentId: end?.documentId ?? null,
      targetPath: end?.documentId === null ? end.path : null,
      status: end ? 301 : gone.status,
      replacedDocumentId: id,
    });
  }

  /** The document is back: nothing takes its place any more. */
  async restore(tx: Transaction, replacedDocumentId: string): Promise<void> {
    await tx.manager.delete(Redirect, { replacedDocumentId });
    changed(tx);
  }

  /** The document is removed for good: redirects to it get the target of what took its place. */
  async settle({ manager }: Transaction, documentId: string): Promise<void> {
    const successor = await manager.findOneBy(Redirect, { replacedDocumentId: documentId });
    if (!successor) return;
    const { targetDocumentId, targetPath, status } = successor;
    await manager.update(Redirect, { targetDocumentId: documentId }, { targetDocumentId, targetPath, status });
  }

  /** Removes the redirect of a path that is live again. */
  async forget({ manager }: Transaction, fromPath: string): Promise<void> {
    await manager.delete(Redirect, { fromPath });
  }

  private async put(
    tx: Transaction,
    redirect: Omit<Redirect, 'id' | 'createdAt' | 'isRule' | 'hits' | 'lastHitAt'>,
  ): Promise<void> {
    await tx.manager.upsert(Redirect, { ...redirect, isRule: false }, ['fromPath']);
    changed(tx);
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

type RedirectRow = Pick<Redirect, 'fromPath' | 'targetPath' | 'targetDocumentId' | 'status'>;

/** Bare rows, because there may be many thousands. Default: all of them. */
export const redirectRows = (manager: EntityManager, paths?: readonly string[]): Promise<RedirectRow[]> =>
  manager.query(
    `select from_path as "fromPath", target_path as "targetPath", target_document_id as "targetDocumentId", status
     from redirect where $1::text[] is null or from_path = any($1)`,
    [paths ?? null],
  );

const changed = (tx: Transaction) => tx.emit<PublicDataChanged>({ name: 'public-data.changed', source: 'redirects' });

interface End {
  readonly documentId: string | null;
  readonly path: string;
}

interface Known {
  readonly places: ReadonlyMap<string, DocumentPlace>;
  /** What takes the place of removed documents, by their ids. */
  readonly successors: ReadonlyMap<string | null, RedirectRow>;
}

/** Null: its target is no page that visitors can see. */
function arrivalOf(redirect: RedirectRow, { places, successors }: Known): Arrival | null {
  let last: RedirectRow | undefined = redirect;
  for (let steps = 0; last && steps < longestChain; steps++) {
    if (last.status === gone.status) return gone;
    const status = redirect.status as RedirectStatus;
    if (last.targetPath !== null) return { address: last.targetPath, status };
    const place = places.get(last.targetDocumentId ?? '');
    if (place?.isLive && !place.isTrashed) return { address: place.path, status };
    last = successors.get(last.targetDocumentId);
  }
  return null;
}
