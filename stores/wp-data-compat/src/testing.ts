import { createRegistry as createHostRegistry } from '@wordpress/data';
import { createRegistry } from '@admin/data';
import { setHost } from '@admin/host';
import { buildHost } from '@admin/testing';
import { registerHostStores } from './index';

/** A page whose extensions use our data through the platform's registry. */
export function openShop(overrides: Parameters<typeof buildHost>[0] = {}) {
  const onError = jest.fn<void, [unknown]>();
  const registry = createRegistry({ onError });
  const wp = createHostRegistry();
  const page = buildHost(overrides);
  setHost(page);
  const stores = registerHostStores({ registry, host: wp, page, isAlone: true });
  return { registry, wp, stores, onError };
}

type Wp = ReturnType<typeof openShop>['wp'];
type Untyped = Record<string, (...args: unknown[]) => unknown>;
type Promised = Record<string, (...args: unknown[]) => Promise<unknown>>;

export const select = (wp: Wp, name: string) => wp.select(name) as Untyped;
export const resolveSelect = (wp: Wp, name: string) => wp.resolveSelect(name) as Promised;
export const dispatch = (wp: Wp, name: string) => wp.dispatch(name) as Promised;
