import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '../auth/access.ts';
import type { Transaction } from '../core/database/transaction.ts';
import { Problem } from '../core/http/problem.ts';
import type { ContentType } from './content-types.ts';

export type Right = 'edit' | 'publish';

/** Null for a user who is gone or disabled. */
type Lookup = (userId: string, tx?: Transaction) => Promise<readonly string[] | null>;

/** What people may do with the documents of a type: `page:edit`, `page:publish`. */
@Injectable()
export class EditorRights {
  private lookup: Lookup = () => Promise.resolve(null);

  /** Whoever knows the users says here what one may do when nobody is signed in. */
  lookUpWith(lookup: Lookup): void {
    this.lookup = lookup;
  }

  allows({ permissions }: SignedInUser, type: ContentType, right: Right): boolean {
    return holds(permissions, type, right);
  }

  require(user: SignedInUser, type: ContentType, right: Right): void {
    if (!this.allows(user, type, right)) throw new Problem('forbidden');
  }

  /** Whether somebody who was here earlier would be allowed it now. */
  async mayStill(userId: string, type: ContentType, right: Right): Promise<boolean> {
    return holds((await this.lookup(userId)) ?? [], type, right);
  }

  /** For what was asked for earlier and is done now. */
  async requireStill(tx: Transaction, user: { readonly id: string; readonly username: string }, type: ContentType) {
    const permissions = await this.lookup(user.id, tx);
    if (!permissions) throw new Problem('forbidden', { detail: `${user.username} can no longer sign in.` });
    if (!holds(permissions, type, 'publish')) {
      throw new Problem('forbidden', { detail: `${user.username} may no longer publish this.` });
    }
  }
}

function holds(permissions: readonly string[], type: ContentType, right: Right): boolean {
  return permissions.includes(`${type.name}:${right}`);
}
