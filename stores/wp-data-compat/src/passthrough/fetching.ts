import { call, getRegistry, put, request, type Saga } from '@admin/data';
import * as api from '../api';
import type { Changes } from '../passthrough-store';

export const NAMESPACE = '/wc-analytics';
export const WC_ADMIN_NAMESPACE = '/wc-admin';
export const CORE_NAMESPACE = '/wc/v3';

/** A page of a collection in the platform stores' format. */
export interface HostPage {
  readonly data: unknown;
  readonly totalResults: number;
  readonly totalPages: number;
}

export function* fetchHostPage(path: string, query: api.AnyQuery = {}): Saga<HostPage> {
  const { items, total, totalPages } = yield* request(api.fetchPage, path, query);
  return { data: items, totalResults: total, totalPages };
}

export function* fetchData(path: string, query: api.AnyQuery = {}): Saga<unknown> {
  return yield* request(api.fetchResponse, path, query);
}

/** The total, read by requesting a page of one item. */
export function* fetchTotal(path: string, query: api.AnyQuery = {}): Saga<number> {
  return (yield* request(api.fetchPage, path, { ...query, page: 1, per_page: 1 })).total;
}

export function* write(
  method: api.WriteMethod,
  path: string,
  body?: object,
  query?: api.AnyQuery,
): Saga<unknown> {
  return yield* request(api.write, method, path, body, query);
}

/** Marks a selector or action as in progress, for `is…Requesting`. */
export function* requesting(received: Changes['received'], name: string, work: Saga<unknown>): Saga<unknown> {
  yield* put(received('isRequesting', [name], true));
  try {
    return yield* work;
  } finally {
    yield* put(received('isRequesting', [name], false));
  }
}

/** Waits for another selector's request, whose response includes the data. */
export function* ensure(store: string, selector: string, ...args: readonly unknown[]): Saga<unknown> {
  const registry = yield* getRegistry();
  return yield* call(async () => {
    await registry.byName(store).resolveSelectors[selector]?.(...args);
    return true;
  });
}
