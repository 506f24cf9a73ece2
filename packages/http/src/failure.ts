import { __ } from '@wordpress/i18n';

/** A failed request, as serializable data for the Redux state. */
export interface Failure {
  /**
   * - `http`: the server returned an error
   * - `network`: no response arrived
   * - `timeout`: no response arrived in time; a write may have succeeded
   * - `payload`: the response could not be parsed
   * - `session`: the user is logged out
   * - `unexpected`: an error in our own code
   */
  readonly kind: 'http' | 'network' | 'timeout' | 'payload' | 'session' | 'unexpected';
  /** The error code of the server, or one of ours. Use it to distinguish failures. */
  readonly code: string;
  /** Plain text for the user, without HTML. */
  readonly message: string;
  /** The HTTP status, if there was a response. Some hosts send 500 instead of 404. */
  readonly status?: number;
  /** Error messages by parameter name. */
  readonly params?: Readonly<Record<string, string>>;
  /** The separate messages of several errors; `message` joins them. */
  readonly messages?: readonly string[];
  /** The id of the conflicting record, such as an existing term or the owner of a SKU. */
  readonly resourceId?: number;
}

/** An error with a `Failure`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.message, options);
    this.failure = failure;
  }
}

const KINDS: ReadonlySet<unknown> = new Set<Failure['kind']>([
  'http',
  'network',
  'timeout',
  'payload',
  'session',
  'unexpected',
]);

export function isFailure(value: unknown): value is Failure {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, code, message } = value as Partial<Record<keyof Failure, unknown>>;
  return KINDS.has(kind) && typeof code === 'string' && typeof message === 'string';
}

/** Converts any thrown value to a failure. Values other than an `ApiError` are of kind `unexpected`. */
export function toFailure(error: unknown): Failure {
  if (error instanceof ApiError) return error.failure;
  if (isFailure(error)) return error;
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'unexpected', code: 'unexpected', message };
}

export const createNetworkFailure = (): Failure => ({
  kind: 'network',
  code: 'unreachable',
  message: __(
    "Couldn't connect to the store. Check your internet connection and any ad blocker, then try again.",
    'store-admin',
  ),
});

/** A read that timed out changed nothing. A write may have succeeded. */
export const createTimeoutFailure = (isWrite: boolean): Failure => ({
  kind: 'timeout',
  code: 'timed_out',
  message: isWrite
    ? __('The store took too long to respond. Your change may not have been saved.', 'store-admin')
    : __('The store took too long to respond. Please try again.', 'store-admin'),
});

export const createPayloadFailure = (
  code: 'invalid_json' | 'unexpected_payload',
  status?: number,
): Failure => ({
  kind: 'payload',
  code,
  message: __('The store sent an invalid response.', 'store-admin'),
  ...(status === undefined ? {} : { status }),
});

export const createSessionFailure = (status?: number): Failure => ({
  kind: 'session',
  code: 'session_lost',
  message: __('You have been logged out. Please log in again to continue.', 'store-admin'),
  ...(status === undefined ? {} : { status }),
});

export const createHttpFailure = (status: number, code = 'http_error', message?: string): Failure => ({
  kind: 'http',
  code,
  status,
  message: message ?? __('Something went wrong in the store. Please try again.', 'store-admin'),
});
