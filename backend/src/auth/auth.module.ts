import { Module } from '@nestjs/common';
import { APP_GUARD, DiscoveryModule } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { AuditModule } from '../audit/audit.module.ts';
import { ContentModule } from '../content/content.module.ts';
import { UsersModule } from '../users/users.module.ts';
import { AccessDeclarations } from '../core/access/access-declarations.ts';
import { AccessGuard } from './access.guard.ts';
import { AccessTokens } from './access-token.ts';
import { AccessTokenStrategy } from './access-token.strategy.ts';
import { AuthController } from './auth.controller.ts';
import { ContentEditors } from './content-editors.ts';
import { LoginAttempts } from './login-attempts.ts';
import { LoginService } from './login.service.ts';
import { Permissions } from './permissions.ts';
import { RefreshCookie } from './refresh-cookie.ts';
import { SessionAnswers } from './session-answer.ts';
import { SessionLife } from './session-life.service.ts';
import { Sessions } from './sessions.service.ts';
import { SigningKey } from './signing-key.ts';

@Module({
  imports: [PassportModule, JwtModule.register({}), DiscoveryModule, UsersModule, AuditModule, ContentModule],
  controllers: [AuthController],
  providers: [
    AccessTokens,
    AccessTokenStrategy,
    AccessDeclarations,
    ContentEditors,
    LoginAttempts,
    LoginService,
    Permissions,
    RefreshCookie,
    SessionAnswers,
    SessionLife,
    Sessions,
    SigningKey,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
})
export class AuthModule {}
