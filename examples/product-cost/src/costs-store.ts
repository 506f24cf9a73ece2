import { defineStore, put, request, type Saga } from '@admin/data';
import { isRecord, request as send, toList } from '@admin/http';

/** The custom field that holds what a product costs the shop, as decimal text. */
export const COST = '_acme_cost';

/** By id of the product; products without one are missing. */
type Costs = Readonly<Record<number, string>>;

/** By the ids that were requested together. */
type State = Readonly<Record<string, Costs>>;

const received = (ids: string, costs: Costs) => ({ type: 'acmeCosts/received', ids, costs });

type Action = Partial<ReturnType<typeof received>> & { type: string };

const reducer = (state: State = {}, { type, ids, costs }: Action): State =>
  type === 'acmeCosts/received' && ids !== undefined && costs ? { ...state, [ids]: costs } : state;

/** A table asks once for all products that it shows. */
const fetchCosts = (signal: AbortSignal, ids: string): Promise<Costs> =>
  send('/wc/v3/products', {
    query: { include: ids, per_page: 100, _fields: ['id', 'meta_data'] },
    signal,
    parse: (payload) => Object.fromEntries(toList(payload).flatMap(toCost)),
  });

function toCost(product: unknown): [number, string][] {
  const { id, meta_data: fields } = isRecord(product) ? product : {};
  const field = Array.isArray(fields)
    ? fields.find((each: unknown) => isRecord(each) && each['key'] === COST)
    : undefined;
  const value: unknown = isRecord(field) ? field['value'] : undefined;
  return typeof id === 'number' && typeof value === 'string' && value !== '' ? [[id, value]] : [];
}

export const costsStore = defineStore({
  name: 'acmeCosts',
  reducer,
  selectors: (state: State) => ({
    /** What products cost; `undefined` until known. `ids` are theirs, with commas between them. */
    getCosts: (ids: string): Costs | undefined => state[ids],
  }),
  actions: {},
  resolvers: {
    *getCosts(ids: string): Saga {
      yield* put(received(ids, yield* request(fetchCosts, ids)));
    },
  },
});

declare module '@admin/data' {
  interface StoreMap {
    acmeCosts: typeof costsStore;
  }
}
