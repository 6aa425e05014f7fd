interface TokenOptions {
  readonly user?: string;
  /** Seconds since 1970. Default: now. */
  readonly issuedAt?: number;
  /** Seconds. Default: 15 minutes. */
  readonly lifetime?: number;
}

/** A token as the API issues it; its signature means nothing. */
export function accessToken({
  user = 'u1',
  issuedAt = Math.floor(Date.now() / 1000),
  lifetime = 900,
}: TokenOptions = {}) {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  return [part({ alg: 'HS256' }), part({ sub: user, iat: issuedAt, exp: issuedAt + lifetime }), 'signature'].join('.');
}
