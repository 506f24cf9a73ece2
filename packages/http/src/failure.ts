import { __ } from '@wordpress/i18n';

/** Every way a request can go wrong, as plain data that may live in the Redux state. */
export interface Failure {
  /**
   * - `http`: the server refused, `status` and `code` are its own
   * - `network`: no answer came
   * - `timeout`: no answer came in time; a write may have been carried out all the same
   * - `payload`: an answer came that nobody can read
   * - `session`: the user is logged out and has to log in again
   * - `unexpected`: a mistake in our own code
   */
  readonly kind: 'http' | 'network' | 'timeout' | 'payload' | 'session' | 'unexpected';
  /** The server's error code, or one of ours; the only thing to tell failures apart by. */
  readonly code: string;
  /** Plain text for the user, never markup. */
  readonly message: string;
  /** HTTP status, of answers that have one. Some hosts send 500 for what is really a 404. */
  readonly status?: number;
  /** What is wrong with each parameter, by its name, when the server says so. */
  readonly params?: Readonly<Record<string, string>>;
  /** What the server says of each of several errors; `message` is all of it. */
  readonly messages?: readonly string[];
  /** The record that stands in the way, where the server names it: a term of the same name, the owner of a SKU. */
  readonly resourceId?: number;
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

/** The failure in whatever was thrown; anything but an `ApiError` counts as our own mistake. */
export function toFailure(error: unknown): Failure {
  if (error instanceof ApiError) return error.failure;
  if (isFailure(error)) return error;
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'unexpected', code: 'unexpected', message };
}

export const unreachable = (): Failure => ({
  kind: 'network',
  code: 'unreachable',
  message: __(
    'The store could not be reached. Check your connection, and whether an ad blocker stops the request.',
    'woocommerce',
  ),
});

/** A read that took too long changed nothing; about a write nobody can tell. */
export const timedOut = (isWrite: boolean): Failure => ({
  kind: 'timeout',
  code: 'timed_out',
  message: isWrite
    ? __('The store took too long to answer. Your change may not have been saved.', 'woocommerce')
    : __('The store took too long to answer. Please try again.', 'woocommerce'),
});

export const unreadable = (code: 'invalid_json' | 'unexpected_payload', status?: number): Failure => ({
  kind: 'payload',
  code,
  message: __('The store sent an answer that could not be read.', 'woocommerce'),
  ...(status === undefined ? {} : { status }),
});

export const sessionLost = (status?: number): Failure => ({
  kind: 'session',
  code: 'session_lost',
  message: __('You have been logged out. Please log in again to continue.', 'woocommerce'),
  ...(status === undefined ? {} : { status }),
});

export const refused = (status: number, code = 'http_error', message?: string): Failure => ({
  kind: 'http',
  code,
  status,
  message: message ?? __('The store ran into a problem. Please try again.', 'woocommerce'),
});
