import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { definedContentTypes } from '../content/documents/content-type.ts';
import { accessKey, type Access, type AuthenticatedRequest, type SignedInUser } from '../core/access/access.ts';
import { contentRights, generalPermissions, type Permission } from '../core/access/permission.ts';
import { Problem } from '../core/http/problem.ts';
import type { Account, Role } from '../users/account.ts';
import { AccessTokens, type AccessClaims } from './access-token.ts';
import { isLive } from './session-times.ts';

/** Guards every route of the application: closed, except for what the route declares. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: AccessTokens,
    private readonly dataSource: DataSource,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(accessKey, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'public') return true;
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const claims = await this.tokens.read(request.headers.authorization);
    const user = claims && (await this.findUser(claims));
    if (!user) throw new Problem('unauthenticated', { headers: { 'www-authenticate': 'Bearer' } });
    request.user = user;
    if (access === 'signed-in' || (access && user.permissions.includes(access))) return true;
    throw new Problem('forbidden');
  }

  /** The user of a token. The signature alone is not enough: the session and the user must be active. */
  async findUser({ userId, sessionId, expiresAt }: AccessClaims): Promise<SignedInUser | null> {
    const [account] = await this.dataSource.query<Account[]>(
      `select id, username, role from app_user where id = $1 and disabled_at is null and exists (
         select 1 from user_session where id = $2 and user_id = $1 and to_timestamp($3) > now() and ${isLive})`,
      [userId, sessionId, expiresAt],
    );
    if (!account) return null;
    const { id, username, role } = account;
    return { id, username, permissions: permissionsOf(role), sessionId };
  }
}

/** What a role may do; the rights to content follow from the content types that there are. */
export function permissionsOf(role: Role): Permission[] {
  const all = [
    ...definedContentTypes().flatMap(({ name }) => contentRights.map((right) => `${name}:${right}` as const)),
    ...generalPermissions,
  ];
  return { administrator: all }[role];
}
