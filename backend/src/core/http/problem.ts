/** Every error code. A code without a status does not compile. */
const statusOf = {
  invalid_input: 400,
  ambiguous_time: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  edit_conflict: 412,
  payload_too_large: 413,
  address_too_long: 414,
  unsupported_media_type: 415,
  not_publishable: 422,
  too_many_requests: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
  insufficient_storage: 507,
} as const;

export type ProblemCode = keyof typeof statusOf;
export const problemCodes = Object.keys(statusOf) as ProblemCode[];

const titleOf: Record<ProblemCode, string> = {
  invalid_input: 'The request is not valid',
  ambiguous_time: 'This time occurs twice',
  unauthenticated: 'Sign in first',
  forbidden: 'You are not allowed to do this',
  not_found: 'Not found',
  method_not_allowed: 'This address does not support this method',
  conflict: 'This conflicts with the current state',
  edit_conflict: 'Someone else has changed this',
  payload_too_large: 'The request is too large',
  address_too_long: 'The address is too long',
  unsupported_media_type: 'This content type is not supported',
  not_publishable: 'This cannot be published yet',
  too_many_requests: 'Too many requests',
  headers_too_large: 'The headers of the request are too large',
  internal: 'Something went wrong',
  unavailable: 'The service is not available right now',
  insufficient_storage: 'There is no space left',
};

export interface FieldError {
  /** Path of the field, such as `content.faqs.0.question`. */
  readonly field: string;
  readonly message: string;
}

interface ProblemOptions {
  /** One sentence for the reader. Default: the code's title. */
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  /** More members of the answer, such as `current`. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** More headers of the answer, such as `retry-after`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** An error that the caller can act on; thrown anywhere, answered as RFC 9457. */
export class Problem extends Error {
  readonly status: number;

  constructor(
    readonly code: ProblemCode,
    readonly options: ProblemOptions = {},
  ) {
    super(options.detail ?? titleOf[code], { cause: options.cause });
    this.status = statusOf[code];
  }

  /** The code of a status; every other 4xx counts as invalid input, every other 5xx as internal. */
  static codeOf(status: number): ProblemCode {
    const found = problemCodes.find((code) => statusOf[code] === status);
    return found ?? (status < 500 ? 'invalid_input' : 'internal');
  }

  /** The answer's body. */
  toBody(requestId: string): Record<string, unknown> {
    const { errors, extra } = this.options;
    return {
      ...extra,
      type: `/problems/${this.code}`,
      title: titleOf[this.code],
      status: this.status,
      code: this.code,
      detail: this.message,
      ...(errors && { errors }),
      requestId,
    };
  }
}
