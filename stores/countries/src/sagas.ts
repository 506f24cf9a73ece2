import { call, getRegistry, put, request, type Saga } from '@admin/data';
import * as api from './api';
import { countriesReceived, localesReceived } from './slice';

export function* fetchCountries(): Saga {
  yield* put(countriesReceived(yield* request(api.fetchCountries)));
}

export function* fetchLocales(): Saga {
  yield* put(localesReceived(yield* request(api.fetchLocales)));
}

/** All countries come in one response, so one country needs no request of its own. */
export function* ensureCountries(_code: string): Saga {
  const registry = yield* getRegistry();
  yield* call(() => registry.resolveSelect('countries').getCountries());
}

export function* ensureLocales(_code: string): Saga {
  const registry = yield* getRegistry();
  yield* call(() => registry.resolveSelect('countries').getLocales());
}
