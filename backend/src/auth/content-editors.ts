import { Injectable } from '@nestjs/common';
import { EditorRights } from '../content/editor-rights.ts';
import { UsersService } from '../users/users.service.ts';
import { permissionsOf } from './permissions.ts';

/** Tells content what somebody may do who is not signed in at the time: a schedule runs as the person who made it. */
@Injectable()
export class ContentEditors {
  constructor(rights: EditorRights, users: UsersService) {
    rights.lookUpWith(async (userId, tx) => {
      const account = await users.findActive(userId, tx);
      return account && permissionsOf(account.role);
    });
  }
}
