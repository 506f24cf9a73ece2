import { getRegistry, put, type AnyStore, type Saga } from '@admin/data';
import { ApiError, isRecord } from '@admin/http';
import type { AnyQuery } from '../api';
import { definePassthroughStore, type Changes, type ResponseReader } from '../passthrough-store';
import { readAgain } from '../read-again';
import { fetchData, fetchTotal, write } from './fetching';

/** An id, or an object that includes the ids of the record's parents. */
type Id = string | number | Readonly<Record<string, string | number>>;

interface RecordsDefinition {
  readonly name: string;
  /** `ProductTag`, and `ProductTags` for many. */
  readonly resource: string;
  readonly plural: string;
  /** Path of the REST collection; `{parent}` is replaced by a member of ids and queries. */
  readonly root: string;
  /** Dashboard stores with the same records. */
  readonly touches?: readonly string[];
  /** Actions in addition to those of every collection. */
  readonly extra?: (tools: Tools) => AnyStore['actions'];
  readonly extraSelectors?: (reader: ResponseReader) => object;
}

interface Tools extends Changes {
  /** The collection's path with the parents from an id or query. */
  pathOf(source: AnyQuery): string;
}

/**
 * A collection with the selectors and actions that the platform generates: `getX`, `getXs`, `getXsTotalCount`, errors,
 * `createX`, `updateX`, `deleteX`.
 */
export function defineRecords(definition: RecordsDefinition): AnyStore {
  const { name, resource, plural, root, touches = [], extra, extraSelectors } = definition;
  const [one, many, total] = [`get${resource}`, `get${plural}`, `get${plural}TotalCount`];
  const { pathOf, pathTo, queryOf } = addressesBelow(root);

  return definePassthroughStore({
    name,
    reads: {
      [one]: (id: Id) => fetchData(pathTo(id)),
      [many]: (query: AnyQuery = {}) => fetchData(pathOf(query), queryOf(query)),
      [total]: (query: AnyQuery = {}) => fetchTotal(pathOf(query), queryOf(query)),
    },
    selectors: (reader) => {
      const { value, error } = reader;
      return {
        [one]: (id: Id, none?: unknown): unknown => value(one, [id], none),
        [many]: (query?: AnyQuery, none: unknown = null): unknown => value(many, [query], none),
        [total]: (query?: AnyQuery, none?: number): number | undefined => value(total, [query], none),
        [`${one}Error`]: (id: Id) => error(one, [id]),
        [`${many}Error`]: (query?: AnyQuery) => error(many, [query]),
        [`${one}CreateError`]: (query?: AnyQuery) => error('create', [query]),
        [`${one}UpdateError`]: (id: Id) => error('update', [id]),
        [`${one}DeleteError`]: (id: Id) => error('delete', [id]),
        isRequesting: (action: string, args: readonly unknown[] = []): boolean =>
          value<unknown>('requests', [verbOf(action), args[0]], 'idle') === 'running',
        hasFinishedRequest: (action: string, args: readonly unknown[] = []): boolean =>
          value<unknown>('requests', [verbOf(action), args[0]], 'idle') === 'finished',
        ...extraSelectors?.(reader),
      };
    },
    actions({ received, failed }) {
      function* change(verb: string, subject: unknown, work: () => Saga<unknown>): Saga<unknown> {
        yield* put(received('requests', [verb, subject], 'running'));
        try {
          return yield* work();
        } catch (error) {
          if (error instanceof ApiError) yield* put(failed(verb, [subject], error));
          throw error;
        } finally {
          yield* put(received('requests', [verb, subject], 'finished'));
          // Only the server knows which lists contain the record.
          const registry = yield* getRegistry();
          readAgain(registry, name, many, total);
          registry.invalidateAll(...touches);
        }
      }
      return {
        ...extra?.({ received, failed, pathOf }),
        *[`create${resource}`](data: AnyQuery): Saga<unknown> {
          return yield* change('create', data, function* () {
            const created = yield* write('POST', pathOf(data), data);
            if (isRecord(created)) yield* put(received(one, [created['id']], created));
            return created;
          });
        },
        *[`update${resource}`](id: Id, data: object): Saga<unknown> {
          return yield* change('update', id, function* () {
            const updated = yield* write('PUT', pathTo(id), data);
            yield* put(received(one, [id], updated));
            return updated;
          });
        },
        *[`delete${resource}`](id: Id, force = true): Saga<unknown> {
          return yield* change('delete', id, function* () {
            const deleted = yield* write('DELETE', pathTo(id), undefined, { force });
            yield* put(received(one, [id], undefined));
            return deleted;
          });
        },
      };
    },
  });
}

/** `createProduct` and `CREATE_ITEM` are the same kind of request. */
const verbOf = (action: string): string =>
  /^(create|update|delete)/i.exec(action)?.[0].toLowerCase() ?? action;

function addressesBelow(root: string) {
  const parents = [...root.matchAll(/\{(\w+)\}/g)].flatMap(([, parent]) => parent ?? []);
  const pathOf = (source: AnyQuery) =>
    root.replaceAll(/\{(\w+)\}/g, (_, parent: string) => encodeURIComponent(String(source[parent])));
  return {
    pathOf,
    pathTo: (id: Id) => (isRecord(id) ? `${pathOf(id)}/${String(id['id'])}` : `${root}/${String(id)}`),
    queryOf: (query: AnyQuery) =>
      Object.fromEntries(Object.entries(query).filter(([key]) => !parents.includes(key))),
  };
}
