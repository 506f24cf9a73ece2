import { decodeEntities } from '@admin/format';
import { isRecord, toList } from '@admin/http';
import type { Attribute, TaxClass, Term } from './types';

type Entry = Readonly<Record<string, unknown>>;

const toText = (value: unknown): string => (typeof value === 'string' ? decodeEntities(value).trim() : '');

/** Entries without what they are known by are nothing that could be chosen. */
const listOf =
  <T>(toItem: (entry: Entry) => T | undefined) =>
  (payload: unknown): T[] =>
    toList(payload).flatMap((entry) => (isRecord(entry) ? (toItem(entry) ?? []) : []));

function readTerm({ id, name, slug, parent }: Entry): Term | undefined {
  if (typeof id !== 'number') return undefined;
  const text = toText(name);
  // A slug is not decoded: it is sent as it came.
  const own = typeof slug === 'string' ? slug : '';
  return { id, name: text || own || String(id), slug: own, parent: typeof parent === 'number' ? parent : 0 };
}

function readAttribute({ id, name, slug }: Entry): Attribute | undefined {
  if (typeof id !== 'number' || id <= 0) return undefined;
  return { id, name: toText(name) || String(id), slug: typeof slug === 'string' ? slug : '' };
}

function readTaxClass({ slug, name }: Entry): TaxClass | undefined {
  return typeof slug === 'string' && slug !== '' ? { slug, name: toText(name) || slug } : undefined;
}

export const toTerms = listOf(readTerm);
export const toAttributes = listOf(readAttribute);
export const toTaxClasses = listOf(readTaxClass);

export function toTerm(payload: unknown): Term {
  const term = isRecord(payload) && readTerm(payload);
  if (!term) throw new TypeError('A term has an id.');
  return term;
}
