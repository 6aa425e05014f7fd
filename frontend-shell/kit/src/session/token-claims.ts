export interface TokenClaims {
  readonly sub?: string;
  /** Seconds since 1970. */
  readonly iat?: number;
  /** Seconds since 1970. */
  readonly exp?: number;
}

/** What a token says about itself, unverified: for timing only. A token that cannot be read says nothing. */
export function claimsOf(token: string): TokenClaims {
  try {
    const payload = token.split('.')[1] ?? '';
    return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as TokenClaims;
  } catch {
    return {};
  }
}
