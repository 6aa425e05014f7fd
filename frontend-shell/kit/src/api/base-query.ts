import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { answerLimit, type Transport } from './transport';
import { errorFrom, type ApiError } from './api-error';

export interface ApiRequest {
  readonly url: string;
  readonly method?: string;
  /** A list is sent as one value, with commas. */
  readonly params?: Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>;
  readonly body?: unknown;
}

export interface ApiOptions {
  /**
   * What this call does with a 401. `signOut` drops the token and goes to the login page, `null` answers null, `refuse`
   * is an ordinary error (a wrong password). Default: signOut.
   */
  readonly unauthorized?: 'signOut' | 'null' | 'refuse';
}

/** Requests of the generated client. A string or a list of path parts is a GET of the parts joined with `/`. */
export const baseQuery: BaseQueryFn<string | readonly string[] | ApiRequest, unknown, ApiError, ApiOptions> = async (
  args,
  { extra, signal },
  { unauthorized = 'signOut' } = {},
) => {
  const transport = extra as Transport;
  const request = requestFrom(args);
  try {
    const token = (await transport.credentials?.token()) ?? null;
    const response = await send(transport, request, token, signal);
    if (response.ok) return { data: await bodyOf(response) };
    if (response.status === 401 && unauthorized === 'null') return { data: null };
    if (response.status === 401 && unauthorized === 'signOut') transport.credentials?.rejected(token);
    return { error: await errorFrom(response) };
  } catch (failure) {
    return { error: { status: 0, message: failure instanceof Error ? failure.message : String(failure) } };
  }
};

function requestFrom(args: string | readonly string[] | ApiRequest): ApiRequest {
  if (typeof args === 'string') return { url: args };
  return 'url' in args ? args : { url: args.join('/') };
}

function send({ fetch, origin }: Transport, request: ApiRequest, token: string | null, aborted: AbortSignal) {
  const url = new URL(request.url, origin);
  for (const [name, value] of Object.entries(request.params ?? {})) {
    if (value !== undefined && value !== null) url.searchParams.append(name, String(value));
  }
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  const body = bodyFor(request.body, headers);
  const { method } = request;
  const late = AbortSignal.timeout(answerLimit);
  // Where a browser cannot join signals, the answer of an aborted request is dropped when it comes.
  const signal = AbortSignal.any?.([late, aborted]) ?? late;
  // What is deleted when a page closes outlives it.
  return fetch(url.href, { method, headers, body, credentials: 'include', signal, keepalive: method === 'DELETE' });
}

function bodyFor(body: unknown, headers: Headers): BodyInit | null {
  if (body === undefined) return null;
  if (body instanceof FormData) return body;
  headers.set('content-type', 'application/json');
  return JSON.stringify(body);
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
}
