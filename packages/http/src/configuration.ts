import type { PreloadedResponses } from './preloaded';

export interface HttpConfiguration {
  /** `https://store.example/wp-json/`, or `https://store.example/?rest_route=/`. */
  root: string;
  /** Authorizes requests of logged-in users. */
  nonce?: string | undefined;
  /** Returns a new nonce as plain text if the user is logged in. */
  nonceEndpoint?: string | undefined;
  /** Preloaded responses by path and query. */
  preloaded?: PreloadedResponses | undefined;
  /** Milliseconds per attempt, instead of `READ_TIMEOUT_MS` and `WRITE_TIMEOUT_MS`. */
  timeout?: number | undefined;
  /** Delays before each retry of a read, in milliseconds, instead of `RETRY_DELAYS_MS`. */
  retryDelays?: readonly number[] | undefined;
}

/** Leaves time for a second attempt before people give up. */
export const READ_TIMEOUT_MS = 15_000;

/** Long enough to install plugins. Writes are never retried. */
export const WRITE_TIMEOUT_MS = 60_000;

/** Each delay varies by up to 50%. */
export const RETRY_DELAYS_MS: readonly number[] = [400, 1_200, 3_600];
