import { isRecord, request, toList, type Query } from '@admin/http';
import { ROUTES, type ResourceRoute } from './resources';
import type { FoundItem, Resource } from './types';

/** How many items a search suggests. */
const SUGGESTIONS = 10;

/** The most that the API gives at a time. */
const MOST_NAMED = 100;

export function findItems(signal: AbortSignal, resource: Resource, search: string): Promise<FoundItem[]> {
  const { toQuery } = ROUTES[resource];
  const asked: Query = toQuery ? toQuery(search) : { search };
  return read(signal, resource, { ...withoutEmpty(asked), per_page: SUGGESTIONS });
}

export const fetchItems = (
  signal: AbortSignal,
  resource: Resource,
  ids: readonly string[],
): Promise<FoundItem[]> => read(signal, resource, { include: ids.join(','), per_page: MOST_NAMED });

export function fetchTerms(signal: AbortSignal, attribute: string): Promise<FoundItem[]> {
  const { path, toItem } = ROUTES.attributes;
  return request(`${path}/${attribute}/terms`, {
    query: { per_page: MOST_NAMED },
    signal,
    decode: (payload) => toItems(payload, toItem),
  });
}

/** The ids of what fits one of the words, up to a hundred a word; collections of extensions may have any name. */
export async function fetchIds(
  signal: AbortSignal,
  collection: string,
  words: readonly string[],
): Promise<string[]> {
  const known: ResourceRoute | undefined = isResource(collection) ? ROUTES[collection] : undefined;
  const path = known?.path ?? `/wc-analytics/${encodeURIComponent(collection)}`;
  const found = await Promise.all(
    words.map((word) =>
      request(path, {
        query: { ...(known?.toQuery?.(word) ?? { search: word }), per_page: MOST_NAMED },
        signal,
        decode: toIds,
      }),
    ),
  );
  return [...new Set(found.flat())];
}

const isResource = (collection: string): collection is Resource => Object.hasOwn(ROUTES, collection);

const toIds = (payload: unknown): string[] =>
  toList(payload).flatMap((entry) =>
    isRecord(entry) && typeof entry['id'] === 'number' ? String(entry['id']) : [],
  );

function read(signal: AbortSignal, resource: Resource, query: Query): Promise<FoundItem[]> {
  const { path, toItem } = ROUTES[resource];
  return request(path, { query, signal, decode: (payload) => toItems(payload, toItem) });
}

/** Two customers may share a name; as a filter it is one. */
function toItems(payload: unknown, toItem: (entry: Record<string, unknown>) => FoundItem | undefined) {
  const items = toList(payload).flatMap((entry) => (isRecord(entry) ? (toItem(entry) ?? []) : []));
  return [...new Map(items.map((item) => [item.key, item])).values()];
}

/** An empty search is none: it would be answered by everything or by nothing. */
const withoutEmpty = (query: Query): Query =>
  'match' in query ? query : Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
