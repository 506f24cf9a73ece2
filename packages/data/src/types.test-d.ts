import {
  call,
  defineStore,
  put,
  useDispatch,
  useSelect,
  type Operation,
  type Registry,
  type Resolution,
  type Saga,
} from './index';

export function* yieldWithoutStar(): Saga {
  // @ts-expect-error a saga with a declared type must use `yield*` for typed effects
  yield put({ type: 'x' });
}

export function* returnWrongType(): Saga<string> {
  // @ts-expect-error the value of this call is a number
  return yield* call(async () => 1);
}

const base = { name: 't', reducer: (state = 0) => state, actions: {} } as const;
const selectors = (state: number) => ({ getPage: (page: number) => state + page });
function* byNumber(page: number) {
  yield* put({ type: `${page}` });
}
function* byText(page: string) {
  yield* put({ type: page });
}

defineStore({ ...base, selectors, resolvers: { getPage: byNumber } });
// @ts-expect-error a resolver takes the arguments of its selector
defineStore({ ...base, selectors, resolvers: { getPage: byText } });
// @ts-expect-error a resolver needs a selector of the same name
defineStore({ ...base, selectors, resolvers: { getPage: byNumber, getOther: byNumber } });

interface Entry {
  name: string;
}
const guestbook = defineStore({
  name: 'guestbook',
  reducer: (state: Entry[] = []) => state,
  selectors: (state: Entry[]) => ({
    getEntries: (_page?: number): readonly Entry[] => state,
    first: <D>(fallback: D): Entry | D => state[0] ?? fallback,
  }),
  actions: {
    signed: (name: string) => ({ type: 'guestbook/signed', payload: name }),
    *count(_page: number): Saga<number> {
      yield* put({ type: 'x' });
      return 1;
    },
  },
  resolvers: { *getEntries(_page?: number) {} },
});
declare const registry: Registry;

/** Fails to compile unless both types are equal. */
declare function expectType<Expected>(): <Actual>(
  value: Actual,
  ...isSame: [Expected] extends [Actual] ? ([Actual] extends [Expected] ? [] : [never]) : [never]
) => void;

expectType<readonly Entry[]>()(registry.select(guestbook).getEntries(1));
expectType<Entry | null>()(registry.select(guestbook).first(null));
expectType<Promise<readonly Entry[]>>()(registry.resolveSelect(guestbook).getEntries());
expectType<Promise<Entry | null>>()(registry.resolve((select) => select(guestbook).first(null)));
expectType<Operation<number>>()(registry.dispatch(guestbook).count(1));
expectType<Operation<void>>()(registry.dispatch(guestbook).signed('Ada'));
expectType<Resolution>()(registry.resolution(guestbook).getEntries(1));
expectType<number>()(registry.batch(() => 1));
registry.finishResolution(guestbook).getEntries(1);
registry.subscribeToQuery(
  (select) => select(guestbook).first(null),
  (entry) => expectType<Entry | null>()(entry),
);

export function useTypes() {
  expectType<number>()(useSelect((select) => select(guestbook).getEntries().length));
  expectType<Resolution['status']>()(useSelect((_, resolution) => resolution(guestbook).getEntries().status));
  expectType<(page: number) => Operation<number>>()(useDispatch(guestbook).count);
}

// @ts-expect-error no such selector
registry.select(guestbook).getPages();
// @ts-expect-error wrong argument
registry.select(guestbook).getEntries('1');
// @ts-expect-error wrong argument of an operation
void registry.dispatch(guestbook).count('1');
// @ts-expect-error a selector without a resolver has no resolution
registry.resolution(guestbook).first(null);
// @ts-expect-error it cannot be invalidated either
registry.invalidate(guestbook).first(null);
// @ts-expect-error it cannot be fulfilled either
registry.finishResolution(guestbook).first(null);
// @ts-expect-error wrong argument
registry.invalidate(guestbook).getEntries('1');
// @ts-expect-error an undeclared name
registry.select('guestbok');
// @ts-expect-error the result of a lookup by name may be undefined
registry.byName('guestbook').selectors.getEntries();
