import { ApiError, type Failure } from '@admin/http';

/** An error in the format of the platform's API client. */
export interface HostError {
  readonly code: string;
  readonly message: string;
  readonly data?: { readonly status: number };
}

export const toHostError = ({ code, message, status }: Failure): HostError =>
  status === undefined ? { code, message } : { code, message, data: { status } };

/** Converts to an `Error` that also has the members of a platform error. */
export function toRejection(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { cause } = error;
  return Object.assign(error, cause instanceof ApiError ? cause : {}, toHostError(error.failure));
}
