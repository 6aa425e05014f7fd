import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { AuditModule } from '../audit/audit.module.ts';
import { ContentModule } from '../content/content.module.ts';
import { EditorRights } from '../content/documents/editor-rights.ts';
import type { PasswordSet } from '../users/user-accounts.ts';
import { UsersModule } from '../users/users.module.ts';
import { UsersService } from '../users/users.service.ts';
import { UnitOfWork } from '../core/database/unit-of-work.ts';
import { AccessDeclarations } from '../core/access/access-declarations.ts';
import { AccessGuard } from './access.guard.ts';
import { AccessTokens } from './access-token.ts';
import { AccessTokenStrategy, permissionsOf } from './access-token.strategy.ts';
import { AuthController } from './auth.controller.ts';
import { BrowserSession } from './browser-session.ts';
import { LoginAttempts } from './login-attempts.ts';
import { LoginService } from './login.service.ts';
import { RefreshCookie } from './refresh-cookie.ts';
import { SessionAnswers } from './session-answer.ts';
import { SessionLife } from './session-life.service.ts';
import { Sessions } from './sessions.service.ts';

@Module({
  imports: [PassportModule, JwtModule.register({}), DiscoveryModule, UsersModule, AuditModule, ContentModule],
  controllers: [AuthController],
  providers: [
    AccessTokens,
    AccessTokenStrategy,
    AccessDeclarations,
    BrowserSession,
    LoginAttempts,
    LoginService,
    RefreshCookie,
    SessionAnswers,
    SessionLife,
    Sessions,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
})
export class AuthModule {
  /**
   * Gives content the permissions of a user who is not signed in: a schedule runs as the person who made it. A new
   * password ends the sessions that the old one opened.
   */
  constructor(rights: EditorRights, users: UsersService, unitOfWork: UnitOfWork, sessions: Sessions) {
    rights.lookUpWith(async (userId, tx) => {
      const account = await users.findActive(userId, tx);
      return account && permissionsOf(account.role);
    });
    unitOfWork.on<PasswordSet>('user.password-set', ({ userId }, tx) => sessions.revokeAll(tx, userId));
  }
}
