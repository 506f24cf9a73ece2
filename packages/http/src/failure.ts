/** Every way a request can go wrong, as plain data that may live in the Redux state. */
export interface Failure {
  readonly kind: 'http' | 'network' | 'payload' | 'unexpected';
  readonly code: string;
  readonly message: string;
  readonly status?: number;
}

/** Thrown form of a `Failure`; promises reject with it, sagas catch it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.message, options);
    this.failure = failure;
  }
}

export function toFailure(error: unknown): Failure {
  if (error instanceof ApiError) return error.failure;
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'unexpected', code: 'unexpected', message };
}
