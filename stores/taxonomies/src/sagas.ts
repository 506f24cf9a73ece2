import { call, getRegistry, put, request, type Saga } from '@admin/data';
import { ApiError, type Failure } from '@admin/http';
// By name only: it is for the type checker, wherever this store is checked without the dashboard.
import type {} from '@admin/store-notices';
import * as api from './api';
import { attributesReceived, listBegun, taxClassesReceived, taxonomyMissed, termsAdded } from './slice';
import type { NewTerm, Taxonomy, Term } from './types';

/** Reads a list page by page, so that what is known can be used before the last one is there. */
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

/** What fits a text, up to a hundred. @throws ApiError when the search fails */
export function* searchTerms(taxonomy: Taxonomy, search: string): Saga<readonly Term[]> {
  return yield* request(api.searchTerms, taxonomy, search);
}

/**
 * Makes a term, and tells a name that the host changed. Where the answer does not tell whether that was done, the term is looked for: what is there was made.
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

/** Makes a term, or gives the one that has its name already. @throws ApiError */
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

/** `undefined` when it is not there, or when nobody can tell. */
function* lookFor(taxonomy: Taxonomy, { name, slug, parent = 0 }: NewTerm): Saga<Term | undefined> {
  try {
    const found = slug
      ? yield* request(api.findBySlug, taxonomy, slug)
      : yield* request(api.searchTerms, taxonomy, name);
    const wanted = name.trim().toLowerCase();
    return found.find((term) => term.name.toLowerCase() === wanted && term.parent === parent);
  } catch (error) {
    // The creation's own failure says more than that of looking for its result.
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** The server may have made the term all the same: it broke down, or its answer was lost. */
const isUncertain = ({ kind, status = 0 }: Failure): boolean =>
  kind === 'network' || kind === 'timeout' || kind === 'payload' || (kind === 'http' && status >= 500);

const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.failure.code : undefined;
