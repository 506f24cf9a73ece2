import { parseParameters } from './query';
import type { Parameters } from './query';

/** The parts of a call that its body decides. */
export interface Body {
  json?: unknown;
  form?: Parameters;
  isMalformed?: boolean;
}

/** Largest body of a call that is no upload. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** The platform's limit for nested JSON. */
const MAX_DEPTH = 512;

/** Reads a body by its media type; an empty one says nothing, whatever its type. */
export function readBody(type: string, text: string): Body {
  if (text === '') return {};
  if (/^application\/([\w.-]+\+)?json\b/i.test(type)) return readJson(text);
  return /^application\/x-www-form-urlencoded\b/i.test(type) ? { form: parseParameters(text) } : {};
}

function readJson(text: string): Body {
  try {
    const json: unknown = JSON.parse(text);
    return isDeeperThan(json, MAX_DEPTH) ? { isMalformed: true } : { json };
  } catch {
    return { isMalformed: true };
  }
}

function isDeeperThan(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return limit === 0 || Object.values(value).some((item) => isDeeperThan(item, limit - 1));
}
