import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Where paths without a live page lead: a path of this site or an address, by the path asked for. */
type Lookup = (paths: readonly string[], manager: EntityManager) => Promise<ReadonlyMap<string, string>>;

/** The redirects of the site; the module that owns them provides the lookup. */
@Injectable()
export class RedirectLookup {
  private lookup: Lookup = () => Promise.resolve(new Map());

  lookUpWith(lookup: Lookup): void {
    this.lookup = lookup;
  }

  async find(manager: EntityManager, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return paths.length > 0 ? this.lookup([...new Set(paths)], manager) : new Map();
  }
}
