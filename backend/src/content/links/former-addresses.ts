import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Where paths lead that nothing live answers any more: a path of this site or an address, by the path asked for. */
type Lookup = (paths: readonly string[], manager: EntityManager) => Promise<ReadonlyMap<string, string>>;

/** Redirects, as content sees them. */
@Injectable()
export class FormerAddresses {
  private lookup: Lookup = () => Promise.resolve(new Map());

  /** Whoever keeps redirects says here what they know. */
  lookUpWith(lookup: Lookup): void {
    this.lookup = lookup;
  }

  async find(manager: EntityManager, paths: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return paths.length > 0 ? this.lookup([...new Set(paths)], manager) : new Map();
  }
}
