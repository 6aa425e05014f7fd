import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { pagePath } from '@20x/shared/page-path';
import { DocumentPlaces } from '../content/links/document-places.ts';

/** Pages without a document. */
const withoutDocument = ['/search'];
const prefix = /^\/website(?=\/|$)/;
const listPage = /\/page\/\d+$/;
const listOfPosts = /^\/blog\/(?:category|tag)\/[^/]+$/;
const versions = /^(\/[^/]+)\/versions(?:\/[^/]+)?$/;

/** The page as which an address is counted: the parts of a list are the list, and old versions are their page. */
export function countedPath(address: string): string | null {
  const path = pagePath(address.replace(prefix, '') || '/')?.replace(listPage, '');
  return path?.replace(listOfPosts, '/blog').replace(versions, '$1') ?? null;
}

/** Knows which addresses are pages that visitors can see. */
@Injectable()
export class CountedPages {
  constructor(private readonly places: DocumentPlaces) {}

  /** Those of the paths that have a live page. */
  async live(manager: EntityManager, paths: readonly string[]): Promise<ReadonlySet<string>> {
    const places = await this.places.byPath(manager, paths);
    const live = [...places].flatMap(([path, { isLive }]) => (isLive ? [path] : []));
    return new Set([...live, ...withoutDocument]);
  }
}
