/**
 * Parses a map. PHP serializes an empty map as `[]`.
 * @throws TypeError
 */
export function toRecord(payload: unknown): Record<string, unknown> {
  if (Array.isArray(payload) && payload.length === 0) return {};
  if (!isRecord(payload)) throw new TypeError('A map was expected.');
  return payload;
}

/** @throws TypeError if the payload is not a list */
export function toList(payload: unknown): readonly unknown[] {
  if (!Array.isArray(payload)) throw new TypeError('A list was expected.');
  return payload;
}

/**
 * Returns an http(s) or relative URL, or '' for other schemes such as `javascript:`. Parsed like in browsers,
 * which ignore tabs and line breaks.
 */
export function toSafeUrl(value: unknown): string {
  if (typeof value !== 'string' || !URL.canParse(value, BASE_URL)) return '';
  return /^https?:$/.test(new URL(value, BASE_URL).protocol) ? value.trim() : '';
}

/** Resolves relative URLs. */
const BASE_URL = 'https://store.example/';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Several errors in one payload, such as a plugin installation that responds with status 200. */
export interface MultiError {
  /** Messages by error code. For plugin installations, the code is the plugin's slug. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly errorData: Readonly<Record<string, unknown>>;
}

/** Parses `{ errors, error_data }`; `undefined` for other payloads. */
export function toMultiError(payload: unknown): MultiError | undefined {
  if (!isRecord(payload) || !('errors' in payload) || !('error_data' in payload)) return undefined;
  const errors = Object.entries(asRecord(payload['errors'])).map(([code, messages]) => [
    code,
    texts(messages),
  ]);
  return { errors: Object.fromEntries(errors), errorData: asRecord(payload['error_data']) };
}

const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
