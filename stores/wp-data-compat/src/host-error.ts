import { ApiError, type Failure } from '@admin/http';

/** An error as the platform's own API client words it. */
export interface HostError {
  readonly code: string;
  readonly message: string;
  readonly data?: { readonly status: number };
}

export const toHostError = ({ code, message, status }: Failure): HostError =>
  status === undefined ? { code, message } : { code, message, data: { status } };

/** What a promise rejects with: an `Error` that also reads like the platform's, with all that was said of it. */
export function toRejection(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { cause } = error;
  return Object.assign(error, cause instanceof ApiError ? cause : {}, toHostError(error.failure));
}
