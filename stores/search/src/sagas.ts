import { getRegistry, put, request, type Saga } from '@admin/data';
import * as api from './api';
import { ROUTES } from './resources';
import { idsFound, itemsNamed } from './slice';
import type { FoundItem, Resource } from './types';

/**
 * Items that match a text; for an empty text, default suggestions.
 * @throws ApiError when the search fails
 */
export function* findItems(resource: Resource, search: string): Saga<readonly FoundItem[]> {
  const items = yield* request(api.findItems, resource, search);
  yield* put(itemsNamed({ resource, items }));
  return items;
}

/**
 * The labels of the items with these ids; deleted ones unknown to reports are left out.
 * @throws ApiError
 */
export function* nameItems(resource: Resource, ids: readonly string[]): Saga<readonly FoundItem[]> {
  if (ROUTES[resource].isNamedByKey) return ids.map((key) => ({ key, label: key }));
  const registry = yield* getRegistry();
  const labels = registry.select('search').getLabels(resource);
  const cached = ids.flatMap((key) => {
    const label = labels[key];
    return label === undefined ? [] : [{ key, label }];
  });
  // URLs may contain names, which customer filters accepted before they used ids.
  const missing = ids.filter((id) => labels[id] === undefined && /^\d+$/.test(id));
  if (missing.length === 0) return cached;
  const found = yield* request(api.fetchItems, resource, missing);
  yield* put(itemsNamed({ resource, items: found }));
  const notFound = missing.filter((id) => !found.some(({ key }) => key === id));
  const deleted = notFound.length > 0 ? yield* nameDeleted(resource, notFound) : [];
  return [...cached, ...found, ...deleted];
}

function* nameDeleted(resource: Resource, ids: readonly string[]): Saga<readonly FoundItem[]> {
  try {
    const items = yield* request(api.fetchDeleted, resource, ids);
    yield* put(itemsNamed({ resource, items }));
    return items;
  } catch {
    // They are shown by id, like those unknown to reports.
    return [];
  }
}

/**
 * The terms of a global attribute, by its id.
 * @throws ApiError
 */
export function* findTerms(attribute: string): Saga<readonly FoundItem[]> {
  return yield* request(api.fetchTerms, attribute);
}

export function* fetchIds(collection: string, search: string): Saga {
  const words = search.split(',').flatMap((word) => word.replaceAll('%2C', ',').trim() || []);
  const ids = yield* request(api.fetchIds, collection, words);
  yield* put(idsFound({ collection, search, ids }));
}
