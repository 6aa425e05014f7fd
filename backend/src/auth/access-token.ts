import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { isUUID } from 'class-validator';
import { Config } from '../core/config/config.ts';
import { accessSeconds } from './session-times.ts';

const parties = { issuer: '20x', audience: '20x-api' } as const;

/**
 * One algorithm, chosen here and not by the token. The session's row and the database's clock decide whether it is
 * valid.
 */
export const tokenRules = { algorithms: ['HS256'], ...parties, ignoreExpiration: true } as const;

/** The user, the session and the expiry (seconds since 1970). */
export interface AccessClaims {
  readonly userId: string;
  readonly sessionId: string;
  readonly expiresAt: number;
  /** It counts only together with the cookie and the page key of the browser that got it. */
  readonly isBrowser: boolean;
}

@Injectable()
export class AccessTokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly config: Config,
  ) {}

  /** `issuedAt` in seconds since 1970, by the database's clock. */
  issue(
    { userId, sessionId, isBrowser }: Omit<AccessClaims, 'expiresAt'>,
    issuedAt: number,
  ): { token: string; expiresAt: string } {
    const exp = issuedAt + accessSeconds;
    const token = this.jwt.sign(
      {
        sub: userId,
        sid: sessionId,
        typ: 'access',
        jti: randomUUID(),
        iat: issuedAt,
        exp,
        ...(isBrowser && { brw: true }),
      },
      { secret: this.config.sessionSecret, algorithm: tokenRules.algorithms[0], ...parties },
    );
    return { token, expiresAt: new Date(exp * 1000).toISOString() };
  }

  /** The claims of a token that this server signed, expired or not; null for anything else. */
  async read(token: string | null): Promise<AccessClaims | null> {
    if (token === null) return null;
    const payload = await this.jwt
      .verifyAsync<object>(token, {
        secret: this.config.sessionSecret,
        ...tokenRules,
        algorithms: [...tokenRules.algorithms],
      })
      .catch(() => null);
    return payload && claimsOf(payload);
  }
}

/** The claims of a verified payload; null when it is not an access token or has no expiry. */
export function claimsOf(payload: object): AccessClaims | null {
  const { sub, sid, typ, exp, brw } = payload as Record<string, unknown>;
  if (typ !== 'access' || !isUUID(sub) || !isUUID(sid) || !Number.isSafeInteger(exp)) return null;
  return { userId: sub as string, sessionId: sid as string, expiresAt: exp as number, isBrowser: brw === true };
}
