interface TokenOptions {
  readonly user?: string;
  /** Seconds since 1970. Default: now. */
  readonly issuedAt?: number;
  /** Seconds. Default: 15 minutes. */
  readonly lifetime?: number;
  /** What a browser gets beside it. Default: it is the token of a program, which needs none. */
  readonly pageKey?: string;
}

/** A token as the API issues it; its signature means nothing. */
export function accessToken({
  user = 'u1',
  issuedAt = Math.floor(Date.now() / 1000),
  lifetime = 900,
  pageKey,
}: TokenOptions = {}) {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const claims = { sub: user, iat: issuedAt, exp: issuedAt + lifetime, ...(pageKey && { brw: true }) };
  return [part({ alg: 'HS256' }), part(claims), 'signature', ...(pageKey ? [pageKey] : [])].join('.');
}
