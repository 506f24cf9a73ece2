import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createRegistry, RegistryProvider, type AnyStore, type Registry } from '@admin/data';
import { setHost, type Host } from '@admin/host';
import type { HttpConfiguration } from '@admin/http';
import { afterTest } from './after-test';
import { setUpHttp } from './mock-api';

export interface RenderOptions {
  /** Advances fake timers while `user` types and clicks. Usually `jest.advanceTimersByTime`. */
  advanceTimers?: (milliseconds: number) => void;
  /** The host to use instead of `buildHost()`. */
  host?: Host;
  /** Overrides of the HTTP configuration. */
  http?: Partial<HttpConfiguration>;
  /** Runs on the new registry before the first render, for example to hydrate stores. */
  prepare?: (registry: Registry) => void;
  /** Receives errors caught by error boundaries, instead of the console. */
  onCaughtError?: (error: unknown) => void;
}

/** Returns a new registry with `stores` registered, for tests that render nothing. */
export function createTestRegistry(...stores: readonly AnyStore[]): Registry {
  const registry = createRegistry();
  for (const store of stores) registry.register(store);
  return registry;
}

/**
 * Renders `ui` with a new registry that has `stores` registered.
 *
 * @returns The result of `render`, plus `registry`, `user` for events, and `onError`, a mock called for each failed operation.
 */
export function renderWithStores(stores: readonly AnyStore[], ui: ReactNode, options: RenderOptions = {}) {
  const { advanceTimers, host, http, prepare, onCaughtError } = options;
  if (host) setHost(host);
  if (http) setUpHttp(http);
  const onError = jest.fn<void, [unknown]>();
  const registry = createRegistry({ onError });
  for (const store of stores) registry.register(store);
  // Unregistering cancels running sagas, which would otherwise continue into the next test. Handlers of the
  // cancellation may still use any store, so each is registered again.
  afterTest(() => {
    for (const store of stores) {
      registry.unregister(store);
      registry.register(store);
    }
  });
  prepare?.(registry);
  const user = userEvent.setup(advanceTimers ? { advanceTimers } : {});
  const view = render(ui, {
    wrapper: ({ children }) => <RegistryProvider registry={registry}>{children}</RegistryProvider>,
    ...(onCaughtError ? { onCaughtError } : {}),
  });
  return { ...view, registry, onError, user };
}
