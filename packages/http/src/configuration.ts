import type { PreloadedAnswers } from './preloaded';

export interface HttpConfiguration {
  /** `https://store.example/wp-json/`, or `https://store.example/?rest_route=/`. */
  root: string;
  /** Proves that a request comes from the page and not from elsewhere; without it a login counts for nothing. */
  nonce?: string | undefined;
  /** Hands out a fresh nonce as plain text to whoever is logged in. */
  nonceEndpoint?: string | undefined;
  /** Answers which the page brought along, by path and query. */
  preloaded?: PreloadedAnswers | undefined;
  /** How long one attempt may take, in milliseconds, instead of `READ_TIMEOUT` and `WRITE_TIMEOUT`. */
  timeout?: number | undefined;
  /** Pauses before a read is tried again, in milliseconds, instead of `RETRY_PAUSES`. */
  retryPauses?: readonly number[] | undefined;
}

/** Milliseconds an attempt to read may take. A second attempt still ends before people give up. */
export const READ_TIMEOUT = 15_000;

/** Milliseconds a write may take; installing plugins downloads them first. It is never sent twice. */
export const WRITE_TIMEOUT = 60_000;

/** Milliseconds before the second, third and fourth attempt to read, each give or take a half. */
export const RETRY_PAUSES: readonly number[] = [400, 1_200, 3_600];
