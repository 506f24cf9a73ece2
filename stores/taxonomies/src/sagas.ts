import { call, getRegistry, put, request, type Saga } from '@admin/data';
import { ApiError, type Failure } from '@admin/http';
// Type-only import: the type checker needs it where this store is checked without the dashboard.
import type {} from '@admin/store-notices';
import * as api from './api';
import { attributesReceived, listBegun, taxClassesReceived, taxonomyMissed, termsAdded } from './slice';
import type { NewTerm, Taxonomy, Term } from './types';

/** Reads terms page by page; each page is available immediately. */
export function* fetchTerms(taxonomy: Taxonomy): Saga {
  let pages = 1;
  try {
    const { items, totalPages } = yield* request(api.fetchTerms, taxonomy, 1);
    yield* put(listBegun({ taxonomy, terms: items }));
    pages = totalPages;
  } catch (error) {
    if (codeOf(error) !== 'rest_no_route') throw error;
    yield* put(taxonomyMissed(taxonomy));
  }
  for (let page = 2; page <= pages; page++) {
    const { items } = yield* request(api.fetchTerms, taxonomy, page);
    yield* put(termsAdded({ taxonomy, terms: items }));
  }
}

/**
 * Up to a hundred terms that match a text.
 * @throws ApiError when the search fails
 */
export function* searchTerms(taxonomy: Taxonomy, search: string): Saga<readonly Term[]> {
  return yield* request(api.searchTerms, taxonomy, search);
}

/**
 * Creates a term, and notifies the user if the host changed its name. If the outcome is unknown, the term is searched
 * for and counts as created if it exists.
 * @throws ApiError when it is not there; `term_exists` with `resourceId` names the one that is in the way
 */
export function* createTerm(taxonomy: Taxonomy, term: NewTerm): Saga<Term> {
  try {
    const made = yield* keep(taxonomy, yield* request(api.createTerm, taxonomy, term));
    const registry = yield* getRegistry();
    yield* call(() => registry.dispatch('notices').notifyChangedNames([term.name], [made.name]));
    return made;
  } catch (error) {
    if (!(error instanceof ApiError) || !isUncertain(error.failure)) throw error;
    const made = yield* lookFor(taxonomy, term);
    if (!made) throw error;
    return yield* keep(taxonomy, made);
  }
}

/**
 * Creates a term, or returns the existing one with the same name.
 * @throws ApiError
 */
export function* findOrCreateTerm(taxonomy: Taxonomy, term: NewTerm): Saga<Term> {
  try {
    return yield* createTerm(taxonomy, term);
  } catch (error) {
    const id = error instanceof ApiError ? error.failure.resourceId : undefined;
    if (id === undefined || codeOf(error) !== 'term_exists') throw error;
    return yield* keep(taxonomy, yield* request(api.fetchTerm, taxonomy, id));
  }
}

export function* fetchAttributes(): Saga {
  yield* put(attributesReceived(yield* request(api.fetchAttributes)));
}

export function* fetchTaxClasses(): Saga {
  yield* put(taxClassesReceived(yield* request(api.fetchTaxClasses)));
}

function* keep(taxonomy: Taxonomy, term: Term): Saga<Term> {
  yield* put(termsAdded({ taxonomy, terms: [term] }));
  return term;
}

/** `undefined` if it does not exist, or if that is unknown. */
function* lookFor(taxonomy: Taxonomy, { name, slug, parent = 0 }: NewTerm): Saga<Term | undefined> {
  try {
    const found = slug
      ? yield* request(api.findBySlug, taxonomy, slug)
      : yield* request(api.searchTerms, taxonomy, name);
    const wanted = name.trim().toLowerCase();
    return found.find((term) => term.name.toLowerCase() === wanted && term.parent === parent);
  } catch (error) {
    // The error of the creation is more relevant than that of the search.
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Whether the server may have created the term although the request failed: a server error, or a lost response. */
const isUncertain = ({ kind, status = 0 }: Failure): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'payload' || (kind === 'http' && status >= 500);

const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.failure.code : undefined;
