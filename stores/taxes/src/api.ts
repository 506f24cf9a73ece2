import { requestPage } from '@admin/http';
import { parseRates } from './schemas';
import type { TaxRates } from './types';

const PATH = '/wc/v3/taxes';

/** The host's maximum page size. */
const MAX_PER_PAGE = 100;

export async function fetchRates(signal: AbortSignal, taxClass: string): Promise<TaxRates> {
  const query = { class: taxClass, per_page: MAX_PER_PAGE };
  const { items, total } = await requestPage(PATH, { query, signal, parse: parseRates });
  return { rates: items, isComplete: total <= MAX_PER_PAGE };
}
