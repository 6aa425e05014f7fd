import { formatRefreshToken, hashOf, isSecretOf, newSecret, parseRefreshToken, successorOf } from './refresh-token.ts';

const sessionId = '0b0f6c3e-6a5b-4d38-9a3e-0f5a5d8f9c11';

describe('refresh token', () => {
  it('survives the cookie', () => {
    const token = { sessionId, secret: newSecret() };
    expect(parseRefreshToken(formatRefreshToken(token))).toEqual(token);
  });

  it.each([
    undefined,
    '',
    sessionId,
    `${sessionId}.short`,
    `not-a-uuid.${'a'.repeat(43)}`,
    `${sessionId}.${'a'.repeat(44)}`,
  ])('THR-26 is not read from %j', (text) => {
    expect(parseRefreshToken(text)).toBeNull();
  });

  it('THR-23 has one successor for one salt, and another for another', () => {
    const [secret, salt] = [newSecret(), newSecret()];
    expect(successorOf(secret, salt)).toEqual(successorOf(secret, salt));
    expect(successorOf(secret, newSecret())).not.toEqual(successorOf(secret, salt));
    expect(successorOf(newSecret(), salt)).not.toEqual(successorOf(secret, salt));
  });

  it('is known by its hash only', () => {
    const secret = newSecret();
    expect(isSecretOf(secret, hashOf(secret))).toBe(true);
    expect(isSecretOf(newSecret(), hashOf(secret))).toBe(false);
    expect(isSecretOf(secret, null)).toBe(false);
  });
});
