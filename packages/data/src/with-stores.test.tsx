import { render, screen } from '@testing-library/react';
import { createRegistry, RegistryProvider, useSelect, WithStores, type LazyStore } from './index';
import { createInventoryStore } from './testing';

type Shelf = ReturnType<typeof createInventoryStore>;

const Note = ({ shelf }: { shelf: Shelf }) => <p>{useSelect((select) => select(shelf).getNote())}</p>;

function setUp() {
  const registry = createRegistry();
  const shelf = createInventoryStore();
  const late: LazyStore = {
    store: shelf,
    hydrate: ({ dispatch }) => void dispatch(shelf).noteReceived('From the page'),
  };
  const part = (
    <RegistryProvider registry={registry}>
      <WithStores stores={[late]}>
        <Note shelf={shelf} />
      </WithStores>
    </RegistryProvider>
  );
  return { registry, shelf, part };
}

test('registers a store with its component and fills it before the first read', () => {
  const { part } = setUp();
  render(part);
  expect(screen.getByText('From the page')).toBeInTheDocument();
});

test('keeps the data of a store that is already registered', () => {
  const { registry, shelf, part } = setUp();
  registry.register(shelf);
  void registry.dispatch(shelf).noteReceived('Known before');

  render(part);

  expect(screen.getByText('Known before')).toBeInTheDocument();
});

test('keeps fetched data when the component is mounted again', () => {
  const { registry, shelf, part } = setUp();
  const first = render(part);
  first.unmount();
  void registry.dispatch(shelf).noteReceived('Learned meanwhile');

  render(part);

  expect(screen.getByText('Learned meanwhile')).toBeInTheDocument();
});
