export interface TokenClaims {
  readonly sub?: string;
  /** Seconds since 1970. */
  readonly iat?: number;
  /** Seconds since 1970. */
  readonly exp?: number;
  /** It was given to a browser. */
  readonly brw?: boolean;
}

/** The claims of a token, unverified: for timing only. A token that cannot be read has none. */
export function claimsOf(token: string): TokenClaims {
  try {
    const payload = token.split('.')[1] ?? '';
    return { ...(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as TokenClaims | null) };
  } catch {
    return {};
  }
}
