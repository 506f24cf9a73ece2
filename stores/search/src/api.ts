import { request, type Query } from '@admin/http';
import { ALL_TIME } from '@admin/store-reports';
import { ROUTES, type ResourceRoute } from './resources';
import { parseEntries, parseRows, type Entry } from './schemas';
import type { FoundItem, Resource } from './types';

/** Maximum number of suggestions. */
const SUGGESTIONS = 10;

/** The API's maximum page size. */
const MAX_PER_PAGE = 100;

export async function findItems(
  signal: AbortSignal,
  resource: Resource,
  search: string,
): Promise<FoundItem[]> {
  const route = ROUTES[resource];
  const found = await Promise.all(
    toQueries(search, route).map((query) =>
      read(signal, route.path, { ...withoutEmpty(query), per_page: SUGGESTIONS }),
    ),
  );
  return toItems(found.flat(), route).slice(0, SUGGESTIONS);
}

export async function fetchItems(
  signal: AbortSignal,
  resource: Resource,
  ids: readonly string[],
): Promise<FoundItem[]> {
  const route = ROUTES[resource];
  return toItems(await read(signal, route.path, { include: ids.join(','), per_page: MAX_PER_PAGE }), route);
}

/** Names of deleted items, if their reports know them; orders of any date still refer to them. */
export async function fetchDeleted(
  signal: AbortSignal,
  resource: Resource,
  ids: readonly string[],
): Promise<FoundItem[]> {
  const { deleted } = ROUTES[resource];
  if (!deleted) return [];
  const { report, idKey, toLabel } = deleted;
  const query = {
    [report]: ids.join(','),
    extended_info: true,
    after: ALL_TIME,
    before: '9999-12-31T23:59:59',
    per_page: MAX_PER_PAGE,
  };
  const rows = await request(`/wc-analytics/reports/${report}`, { query, signal, parse: parseRows });
  return rows.map((row) => ({ key: String(row[idKey]), label: toLabel(row) }));
}

export async function fetchTerms(signal: AbortSignal, attribute: string): Promise<FoundItem[]> {
  const route = ROUTES.attributes;
  return toItems(await read(signal, `${route.path}/${attribute}/terms`, { per_page: MAX_PER_PAGE }), route);
}

/**
 * The ids of all items that match one of the terms, up to a hundred per term; extensions may use their own collections.
 */
export async function fetchIds(
  signal: AbortSignal,
  collection: string,
  words: readonly string[],
): Promise<string[]> {
  const route: ResourceRoute | undefined = isResource(collection) ? ROUTES[collection] : undefined;
  const path = route?.path ?? `/wc-analytics/${encodeURIComponent(collection)}`;
  const found = await Promise.all(
    words
      .flatMap((word) => toQueries(word, route))
      .map((query) => read(signal, path, { ...query, per_page: MAX_PER_PAGE })),
  );
  return [...new Set(found.flat().flatMap(({ id }) => id || []))];
}

function toQueries(search: string, route: ResourceRoute | undefined): Query[] {
  return [route?.toQuery?.(search) ?? { search }].flat();
}

const isResource = (collection: string): collection is Resource => Object.hasOwn(ROUTES, collection);

const read = (signal: AbortSignal, path: string, query: Query): Promise<Entry[]> =>
  request(path, { query, signal, parse: parseEntries });

/** Adds a detail to items with the same name. */
function toItems(entries: readonly Entry[], { toItem, toDetail }: ResourceRoute): FoundItem[] {
  const items = new Map<string, FoundItem & { detail: string }>();
  for (const entry of entries) {
    const item = toItem(entry);
    if (item) items.set(item.key, { ...item, detail: toDetail?.(entry) ?? '' });
  }
  const labels = [...items.values()].map(({ label }) => label);
  return [...items.values()].map(({ key, label, detail }) => {
    const isShared = labels.filter((other) => other === label).length > 1;
    return { key, label: isShared && detail !== '' && detail !== label ? `${label} (${detail})` : label };
  });
}

/** Removes an empty search, which would match everything or nothing. */
const withoutEmpty = (query: Query): Query =>
  'match' in query ? query : Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
