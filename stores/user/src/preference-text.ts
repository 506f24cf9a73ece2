import { isRecord, toRecord } from '@admin/http';
import type { PreferencePatch } from './types';

/** Text that starts like this but is not valid JSON is broken, and not plain text. */
const BEGINS_LIKE_JSON = /^\s*[[{"]/;

/**
 * WooCommerce 7.7 stores a preference as JSON (`"bar"`); newer versions store text unchanged (`bar`). Empty text and
 * broken JSON count as unset.
 */
function fromText(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return BEGINS_LIKE_JSON.test(text) ? undefined : text;
  }
}

export const toText = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value));

/** The preferences in `woocommerce_meta`. Unknown names belong to extensions and are kept. */
export function fromMeta(meta: unknown): PreferencePatch {
  const texts = isRecord(meta) ? meta : {};
  const entries = Object.entries(texts).map(([name, text]) => [name, fromText(text)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined && value !== null));
}

export const toMeta = (patch: PreferencePatch): Record<string, string> =>
  Object.fromEntries(Object.entries(toRecord(patch)).map(([name, value]) => [name, toText(value)]));
