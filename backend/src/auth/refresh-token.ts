import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The cookie's content: the session and a secret of 256 bits. Only the hash of the secret is stored. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly secret: Buffer;
}

const pattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

export function parseRefreshToken(text: string | undefined): RefreshToken | null {
  const [, sessionId, secret] = pattern.exec(text ?? '') ?? [];
  return sessionId && secret ? { sessionId, secret: Buffer.from(secret, 'base64url') } : null;
}

export function formatRefreshToken({ sessionId, secret }: RefreshToken): string {
  return `${sessionId}.${secret.toString('base64url')}`;
}

export const newSecret = () => randomBytes(32);

export const hashOf = (secret: Buffer) => createHash('sha256').update(secret).digest();

/**
 * The next secret. The holder of the current secret always gets the same successor; the database, which has only the
 * salt, cannot derive it.
 */
export const successorOf = (secret: Buffer, salt: Buffer) => createHmac('sha256', secret).update(salt).digest();

export function isSecretOf(secret: Buffer, hash: Buffer | null): boolean {
  return hash !== null && timingSafeEqual(hashOf(secret), hash);
}
