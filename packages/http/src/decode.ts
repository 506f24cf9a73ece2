/** A map as the platform sends it: PHP writes an empty one as `[]`. Throws a `TypeError` on anything else. */
export function toRecord(payload: unknown): Record<string, unknown> {
  if (Array.isArray(payload) && payload.length === 0) return {};
  if (!isRecord(payload)) throw new TypeError('A map was expected.');
  return payload;
}

/** Throws a `TypeError` when the payload is no list. */
export function toList(payload: unknown): readonly unknown[] {
  if (!Array.isArray(payload)) throw new TypeError('A list was expected.');
  return payload;
}

/**
 * An address that browsers may load or go to, http(s) or relative; nothing of any other, such as a script. Read as
 * browsers read it, who pass over tabs and line breaks.
 */
export function toAddress(value: unknown): string {
  if (typeof value !== 'string' || !URL.canParse(value, ANYWHERE)) return '';
  return /^https?:$/.test(new URL(value, ANYWHERE).protocol) ? value.trim() : '';
}

/** Relative addresses need something to stand on. */
const ANYWHERE = 'https://store.example/';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Several errors in one payload, as plugin installations report them inside an answer of 200. */
export interface MultiError {
  /** The messages by error code; the code is the plugin's slug when plugins are installed. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly errorData: Readonly<Record<string, unknown>>;
}

/** Reads `{ errors, error_data }`; `undefined` when the payload is not of that shape. */
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
