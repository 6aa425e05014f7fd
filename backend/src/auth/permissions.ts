import { Injectable } from '@nestjs/common';
import { contentRights, generalPermissions, type Permission } from '../core/access/permission.ts';
import { ContentTypes } from '../content/documents/content-types.ts';
import type { Role } from '../users/account.ts';

/** What each role may do; the rights to content follow from the content types that there are. */
@Injectable()
export class Permissions {
  constructor(private readonly types: ContentTypes) {}

  of(role: Role): Permission[] {
    const all = [
      ...this.types.all.flatMap(({ name }) => contentRights.map((right) => `${name}:${right}` as const)),
      ...generalPermissions,
    ];
    return { administrator: all }[role];
  }
}
