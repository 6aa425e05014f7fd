import type { FastifyRequest } from 'fastify';

interface Bearer {
  /** The signed token; null without one. */
  readonly accessToken: string | null;
  /** The part that a browser's token has behind it. */
  readonly pageKey: string | undefined;
}

/** What a request says to be from a signed-in person; nothing of it is verified. */
export function bearerOf({ headers }: FastifyRequest): Bearer {
  const [, accessToken = null, pageKey] =
    /^bearer +([^ .]*\.[^ .]*\.[^ .]*)(?:\.([^ ]*))?$/i.exec(headers.authorization ?? '') ?? [];
  return { accessToken, pageKey };
}
