import { isRecord, toRecord } from '@admin/http';
import type { PreferencePatch } from './types';

/** On the server a preference is JSON text; an empty text is an unset one, and so is text that nobody can read. */
function fromText(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const toText = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value));

/** The preferences in `woocommerce_meta`. Names unknown here belong to extensions and are kept. */
export function fromMeta(meta: unknown): PreferencePatch {
  const texts = isRecord(meta) ? meta : {};
  const entries = Object.entries(texts).map(([name, text]) => [name, fromText(text)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== null));
}

export const toMeta = (patch: PreferencePatch): Record<string, string> =>
  Object.fromEntries(Object.entries(toRecord(patch)).map(([name, value]) => [name, toText(value)]));
