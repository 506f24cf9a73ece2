import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createRegistry, RegistryProvider, type AnyStore } from '@admin/data';

export function renderWithStores(stores: AnyStore[], ui: ReactNode) {
  const onError = jest.fn();
  const registry = createRegistry({ onError });
  for (const store of stores) registry.register(store);
  const view = render(<RegistryProvider registry={registry}>{ui}</RegistryProvider>);
  return { ...view, registry, onError, user: userEvent.setup() };
}
