import { getRegistry, put, type Saga } from '@admin/data';
import { ApiError, isRecord } from '@admin/http';
import type { AnyQuery } from '../api';
import { definePassthroughStore } from '../passthrough-store';
import { STORE_NAMES } from '../names';
import { readAgain } from '../read-again';
import { fetchData, write } from './fetching';

/** An entity of the platform: a type of record, and its API path. */
export interface Entity {
  readonly kind: string;
  readonly name: string;
  readonly baseURL: string;
}

type Id = string | number;

/** Entities of the embedded store. */
const ENTITIES: readonly Entity[] = [
  { kind: 'root', name: 'site', baseURL: '/wp/v2/settings' },
  { kind: 'root', name: 'user', baseURL: '/wp/v2/users' },
  { kind: 'root', name: 'media', baseURL: '/wp/v2/media' },
  { kind: 'root', name: 'theme', baseURL: '/wp/v2/themes' },
  { kind: 'postType', name: 'attachment', baseURL: '/wp/v2/media' },
];

/** A single record, without an id. */
const SINGLE = 'site';

function* own() {
  return (yield* getRegistry()).byName(STORE_NAMES.USER_STORE_NAME);
}

/** @throws Error for an unknown entity */
function* pathOf(kind: string, name: string, id?: Id): Saga<string> {
  const { selectors } = yield* own();
  const entity = selectors['getEntityConfig']?.(kind, name) as Entity | undefined;
  if (!entity) throw new Error(`There is no entity "${name}" of kind "${kind}".`);
  return id === undefined || name === SINGLE ? entity.baseURL : `${entity.baseURL}/${id}`;
}

/** Records of the WordPress API, for pages without the platform's own store. */
export const entitiesStore = definePassthroughStore({
  name: STORE_NAMES.USER_STORE_NAME,
  reads: {
    *getEntityRecord(kind: string, name: string, id?: Id, query?: AnyQuery): Saga<unknown> {
      return yield* fetchData(yield* pathOf(kind, name, id), query);
    },
    *getEntityRecords(kind: string, name: string, query?: AnyQuery): Saga<unknown> {
      return yield* fetchData(yield* pathOf(kind, name), query);
    },
  },
  selectors: ({ value, error }) => ({
    /** Of one kind, or of all. */
    getEntitiesConfig: (kind?: string): readonly Entity[] =>
      value('entities', [], ENTITIES).filter((entity) => kind === undefined || entity.kind === kind),
    getEntityConfig: (kind: string, name: string): Entity | undefined =>
      value('entities', [], ENTITIES).find((entity) => entity.kind === kind && entity.name === name),
    getEntityRecord: (kind: string, name: string, id?: Id, query?: AnyQuery): unknown =>
      value<unknown>('getEntityRecord', query ? [kind, name, id, query] : [kind, name, id], undefined),
    getEntityRecords: (kind: string, name: string, query?: AnyQuery): unknown =>
      value('getEntityRecords', query ? [kind, name, query] : [kind, name], null),
    isSavingEntityRecord: (kind: string, name: string, id?: Id): boolean =>
      value('saving', [kind, name, id], false),
    getLastEntitySaveError: (kind: string, name: string, id?: Id) => error('save', [kind, name, id]),
    getLastEntityDeleteError: (kind: string, name: string, id?: Id) => error('delete', [kind, name, id]),
  }),
  actions: ({ received, failed }) => ({
    *addEntities(entities: readonly Entity[]): Saga {
      const { selectors } = yield* own();
      const existing = selectors['getEntitiesConfig']?.() as readonly Entity[];
      const isNew = ({ kind, name }: Entity) => !selectors['getEntityConfig']?.(kind, name);
      yield* put(received('entities', [], [...existing, ...entities.filter(isNew)]));
    },
    /** Returns the record, or nothing if the request failed; the error has a selector. */
    *saveEntityRecord(kind: string, name: string, record: AnyQuery): Saga<unknown> {
      const id = record['id'] as Id | undefined;
      yield* put(received('saving', [kind, name, id], true));
      try {
        const saved = yield* write('POST', yield* pathOf(kind, name, id), record);
        const key = isRecord(saved) && name !== SINGLE ? (saved['id'] as Id | undefined) : undefined;
        yield* put(received('getEntityRecord', [kind, name, key], saved));
        yield* changed();
        return saved;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        yield* put(failed('save', [kind, name, id], error));
        return undefined;
      } finally {
        yield* put(received('saving', [kind, name, id], false));
      }
    },
    *deleteEntityRecord(kind: string, name: string, id: Id, query?: AnyQuery): Saga<unknown> {
      try {
        const deleted = yield* write('DELETE', yield* pathOf(kind, name, id), undefined, query);
        yield* put(received('getEntityRecord', [kind, name, id], undefined));
        yield* changed();
        return deleted;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        yield* put(failed('delete', [kind, name, id], error));
        return false;
      }
    },
  }),
});

/** Lists may contain the record, and it may be the user or the settings, so all are invalidated. */
function* changed(): Saga {
  const registry = yield* getRegistry();
  readAgain(registry, STORE_NAMES.USER_STORE_NAME, 'getEntityRecords');
  registry.invalidateAll('settings', 'user', 'options');
}
