import { call, defineStore, put, type Saga } from './index';

export function* forgotStar(): Saga {
  // @ts-expect-error a plain `yield` of a typed effect is an error once the saga states its type
  yield put({ type: 'x' });
}

export function* wrongResult(): Saga<string> {
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
// @ts-expect-error a resolver needs a selector of its name
defineStore({ ...base, selectors, resolvers: { getPage: byNumber, getOther: byNumber } });
