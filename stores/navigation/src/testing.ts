import { waitFor } from '@testing-library/react';
import { createRegistry, type Registry } from '@admin/data';
import { toMenuItem } from './decode';
import { navigationStore, type MenuItem } from './index';

export const FAVORITES = '/wc-admin/navigation/favorites/me';
export const ADMIN = 'http://localhost/wp-admin/';

export function aRegistry(): Registry {
  const registry = createRegistry();
  registry.register(navigationStore);
  return registry;
}

/** An entry as the store knows it. */
export const anItem = (id: string, overrides: Partial<MenuItem> = {}): MenuItem => ({
  ...toMenuItem({ id }),
  ...overrides,
});

/** An answer that is held back until it is released, and tells when it was asked for. */
export function heldBack(answer: () => unknown) {
  let release = () => {};
  let isAsked = false;
  const released = new Promise<void>((resolve) => (release = resolve));
  const reply = async () => {
    isAsked = true;
    await released;
    return answer();
  };
  return { reply, release, asked: () => waitFor(() => expect(isAsked).toBe(true)) };
}
