import { decodeEntities } from '@admin/format';
import { isRecord, requestPage, toList } from '@admin/http';
import type { TaxRate, TaxRates } from './types';

const PATH = '/wc/v3/taxes';

/** The most that the host gives at a time. */
const MOST = 100;

export async function fetchRates(signal: AbortSignal, taxClass: string): Promise<TaxRates> {
  const query = { class: taxClass, per_page: MOST };
  const { items, total } = await requestPage(PATH, { query, signal, decode: toRates });
  return { rates: items, isWhole: total <= MOST };
}

/** Whatever is no rate is left out, so that one bad entry costs only itself. */
const toRates = (payload: unknown): TaxRate[] =>
  toList(payload).flatMap((entry) => (isRecord(entry) ? (toRate(entry) ?? []) : []));

function toRate(entry: Record<string, unknown>): TaxRate | undefined {
  const { id, priority } = entry;
  const percent = Number(entry['rate']);
  if (typeof id !== 'number' || !Number.isFinite(percent)) return undefined;
  return {
    id,
    country: text(entry['country']),
    state: text(entry['state']),
    postcodes: texts(entry['postcodes']),
    cities: texts(entry['cities']),
    percent,
    name: decodeEntities(text(entry['name'])),
    priority: typeof priority === 'number' ? priority : 1,
    isCompound: entry['compound'] === true,
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string' && item !== '') : [];
