import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createRegistry, RegistryProvider, type AnyStore, type Registry } from '@admin/data';
import { setHost, type Host } from '@admin/host';
import type { HttpConfiguration } from '@admin/http';
import { afterTest } from './clean-up';
import { setUpHttp } from './server';

export interface RenderOptions {
  /** Moves fake timers while the user types and clicks; `jest.advanceTimersByTime`. */
  advanceTimers?: (milliseconds: number) => void;
  /** What the page hands over, instead of `aHost()`. */
  host?: Host;
  /** Departures from the usual set-up of requests. */
  http?: Partial<HttpConfiguration>;
  /** Runs on the fresh registry before anything is rendered: hydration, for example. */
  prepare?: (registry: Registry) => void;
  /** Told of what a boundary caught, instead of the console. */
  onCaughtError?: (error: unknown) => void;
}

/** Renders with a fresh registry that holds `stores`; `user` acts on it, `onError` hears of each failed operation. */
export function renderWithStores(stores: readonly AnyStore[], ui: ReactNode, options: RenderOptions = {}) {
  const { advanceTimers, host, http, prepare, onCaughtError } = options;
  if (host) setHost(host);
  if (http) setUpHttp(http);
  const onError = jest.fn<void, [unknown]>();
  const registry = createRegistry({ onError });
  for (const store of stores) registry.register(store);
  // What a store has under way would reach into the next test. Whoever hears of the cancellation may
  // still turn to any store, so they all stay.
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
