/** An RFC 9457 problem as the API sends it; a conflict also carries the `current` document, or a free address. */
export interface Problem {
  readonly status: number;
  readonly code: string;
  readonly title: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
  readonly requestId?: string;
  readonly current?: unknown;
  readonly freeSlug?: string | null;
}

export interface ApiError {
  /** The HTTP status, or 0 when no answer came. */
  readonly status: number;
  /** `401`, or `STATUS: body or status text`. */
  readonly message: string;
  readonly problem?: Problem;
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'message' in error;
}

/** A sentence for people: what the API explained, else the error's message, else nothing. */
export function messageOf(error: unknown): string | undefined {
  if (isApiError(error)) return error.problem?.detail ?? error.message;
  return error instanceof Error ? error.message : undefined;
}

export async function errorFrom(response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  const body = await response.text();
  const problem = problemFrom(response, body);
  const message = status === 401 ? '401' : `${status}: ${body || statusText}`;
  return problem ? { status, message, problem } : { status, message };
}

function problemFrom(response: Response, body: string): Problem | undefined {
  if (!response.headers.get('content-type')?.includes('application/problem+json')) return undefined;
  try {
    return JSON.parse(body) as Problem;
  } catch {
    return undefined;
  }
}
