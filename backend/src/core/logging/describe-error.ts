import { isNativeError } from 'node:util/types';

interface DescribedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: DescribedError;
}

/**
 * The parts of an error that are logged. The rest stays out: a failed query contains its parameters, which may be
 * secret.
 */
export function describeError(error: unknown, depth = 0): DescribedError {
  if (!isNativeError(error)) return { type: typeof error, message: String(error) };
  const { code, cause } = error as NodeJS.ErrnoException;
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: error.message,
    ...(typeof code === 'string' && { code }),
    stack: error.stack,
    ...(cause !== undefined && depth < 3 && { cause: describeError(cause, depth + 1) }),
  };
}
