import { request, requestPage, type Page, type Query } from '@admin/http';
import { parseAttributes, parseTaxClasses, parseTerm, parseTerms } from './schemas';
import type { Attribute, NewTerm, TaxClass, Taxonomy, Term } from './types';

/** The host's maximum page size. */
const PAGE_SIZE = 100;

const pathTo = (taxonomy: Taxonomy): string => `/wc/v3/products/${taxonomy}`;

export const fetchTerms = (signal: AbortSignal, taxonomy: Taxonomy, page: number): Promise<Page<Term[]>> =>
  requestPage(pathTo(taxonomy), { query: { per_page: PAGE_SIZE, page }, signal, parse: parseTerms });

/** Terms that match a text; for an empty text the host's first ones. */
export const searchTerms = (signal: AbortSignal, taxonomy: Taxonomy, search: string): Promise<Term[]> =>
  find(signal, taxonomy, search === '' ? {} : { search });

export const findBySlug = (signal: AbortSignal, taxonomy: Taxonomy, slug: string): Promise<Term[]> =>
  find(signal, taxonomy, { slug });

const find = (signal: AbortSignal, taxonomy: Taxonomy, query: Query): Promise<Term[]> =>
  request(pathTo(taxonomy), { query: { ...query, per_page: PAGE_SIZE }, signal, parse: parseTerms });

export const fetchTerm = (signal: AbortSignal, taxonomy: Taxonomy, id: number): Promise<Term> =>
  request(`${pathTo(taxonomy)}/${id}`, { signal, parse: parseTerm });

export const createTerm = (signal: AbortSignal, taxonomy: Taxonomy, term: NewTerm): Promise<Term> =>
  request(pathTo(taxonomy), { method: 'POST', body: term, signal, parse: parseTerm });

/** All attributes: the route has no pages. */
export const fetchAttributes = (signal: AbortSignal): Promise<Attribute[]> =>
  request('/wc/v3/products/attributes', { signal, parse: parseAttributes });

export const fetchTaxClasses = (signal: AbortSignal): Promise<TaxClass[]> =>
  request('/wc/v3/taxes/classes', { signal, parse: parseTaxClasses });
