import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '../../core/access/access.ts';
import type { Transaction } from '../../core/database/transaction.ts';
import { Problem } from '../../core/http/problem.ts';
import type { ContentType } from './content-type.ts';

export type Right = 'edit' | 'publish';

/** Null for a user who was deleted or disabled. */
type Lookup = (userId: string, tx?: Transaction) => Promise<readonly string[] | null>;

/** What people may do with the documents of a type: `page:edit`, `page:publish`. */
@Injectable()
export class EditorRights {
  private lookup: Lookup = () => Promise.resolve(null);

  /** The module that knows the users provides the rights of a user who is not signed in. */
  lookUpWith(lookup: Lookup): void {
    this.lookup = lookup;
  }

  allows({ permissions }: SignedInUser, type: ContentType, right: Right): boolean {
    return holds(permissions, type, right);
  }

  require(user: SignedInUser, type: ContentType, right: Right): void {
    if (!this.allows(user, type, right)) throw new Problem('forbidden');
  }

  /** Whether a user has the right now, signed in or not. */
  async mayStill(userId: string, type: ContentType, right: Right): Promise<boolean> {
    return holds((await this.lookup(userId)) ?? [], type, right);
  }

  /** Checks the right to publish when a schedule runs. */
  async requireStill(tx: Transaction, user: { readonly id: string; readonly username: string }, type: ContentType) {
    const permissions = await this.lookup(user.id, tx);
    if (!permissions) throw new Problem('forbidden', { detail: `${user.username} can no longer sign in.` });
    if (!holds(permissions, type, 'publish')) {
      throw new Problem('forbidden', { detail: `${user.username} is no longer allowed to publish this.` });
    }
  }
}

function holds(permissions: readonly string[], type: ContentType, right: Right): boolean {
  return permissions.includes(`${type.name}:${right}`);
}
