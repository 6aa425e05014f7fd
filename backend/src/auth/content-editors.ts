import { Injectable } from '@nestjs/common';
import { EditorRights } from '../content/documents/editor-rights.ts';
import { UsersService } from '../users/users.service.ts';
import { Permissions } from './permissions.ts';

/** Gives content the permissions of a user who is not signed in: a schedule runs as the person who made it. */
@Injectable()
export class ContentEditors {
  constructor(rights: EditorRights, users: UsersService, permissions: Permissions) {
    rights.lookUpWith(async (userId, tx) => {
      const account = await users.findActive(userId, tx);
      return account && permissions.of(account.role);
    });
  }
}
