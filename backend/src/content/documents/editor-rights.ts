import { Injectable } from '@nestjs/common';
import type { ContentRight } from '../../core/access/permission.ts';
import type { Transaction } from '../../core/database/transaction.ts';
import { Problem } from '../../core/http/problem.ts';
import { hasRight, type ContentType } from './content-type.ts';

/** The permissions of a user; null for one who was deleted or disabled. */
type Lookup = (userId: string, tx?: Transaction) => Promise<readonly string[] | null>;

/** What the author of a schedule, a preview link or an import may still do, signed in or not. */
@Injectable()
export class EditorRights {
  private lookup: Lookup = () => Promise.resolve(null);

  /** The module that knows the users provides their permissions. */
  lookUpWith(lookup: Lookup): void {
    this.lookup = lookup;
  }

  /** None for a user who was deleted or disabled. */
  async permissionsOf(userId: string): Promise<readonly string[]> {
    return (await this.lookup(userId)) ?? [];
  }

  async isAllowed(userId: string, type: ContentType, right: ContentRight): Promise<boolean> {
    return hasRight(await this.permissionsOf(userId), type, right);
  }

  /** Checks the right to publish when a schedule runs. */
  async requirePublishRight(
    tx: Transaction,
    user: { readonly id: string; readonly username: string },
    type: ContentType,
  ) {
    const permissions = await this.lookup(user.id, tx);
    if (!permissions) throw new Problem('forbidden', { detail: `${user.username} can no longer sign in.` });
    if (!hasRight(permissions, type, 'publish')) {
      throw new Problem('forbidden', { detail: `${user.username} is no longer allowed to publish this.` });
    }
  }
}
