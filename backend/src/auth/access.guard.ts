import { Injectable, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { Problem } from '../core/http/problem.ts';
import { AccessTokenStrategy } from './access-token.strategy.ts';
import { accessKey, type Access, type AuthenticatedRequest } from './access.ts';

/** Stands before every route of the application: closed, but for what the route declares. */
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

  /** Only a token that fails means 401; a database that fails stays a failure of the server. */
  override handleRequest<User>(error: Error | null, user: User | false): User {
    if (error) throw error;
    if (user) return user;
    throw new Problem('unauthenticated', { headers: { 'www-authenticate': 'Bearer' } });
  }
}
