import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { accessKey, type Access, type AuthenticatedRequest } from '../core/access/access.ts';
import { Problem } from '../core/http/problem.ts';
import { AccessTokenStrategy } from './access-token.strategy.ts';

/** Guards every route of the application: closed, except for what the route declares. */
@Injectable()
export class AccessGuard extends AuthGuard() {
  constructor(
    strategy: AccessTokenStrategy,
    private readonly reflector: Reflector,
  ) {
    super({ defaultStrategy: strategy.name });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(accessKey, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'public') return true;
    await super.canActivate(context);
    const { user } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (access === 'signed-in' || (access && user.permissions.includes(access))) return true;
    throw new Problem('forbidden');
  }

  /** Only an invalid token means 401; a failing database is an error of the server. */
  override handleRequest<User>(error: Error | null, user: User | false): User {
    if (error) throw error;
    if (user) return user;
    throw new Problem('unauthenticated', { headers: { 'www-authenticate': 'Bearer' } });
  }
}
