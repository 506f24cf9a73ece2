/** Compares the registry of `@admin/data` with that of `@wordpress/data` on the same work. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { duration, timesPerSecond, type CandidateName, type Measure, type Row } from './benchmark';
import type { CreateTestStore, TestStore } from './product-store';
import { createStoreAdmin } from './store-admin';
import { createWordPress } from './wordpress';

const CANDIDATES: Record<CandidateName, CreateTestStore> = {
  storeAdmin: createStoreAdmin,
  wordpress: createWordPress,
};
const MANY = 1000;
const ids = (length: number) => Array.from({ length }, (_, id) => id);

function row(
  name: string,
  [unit, better]: readonly [string, Row['better']],
  prepare: (createTestStore: CreateTestStore) => Measure | Promise<Measure>,
): Row {
  return {
    name,
    unit,
    better,
    candidates: {
      storeAdmin: () => prepare(CANDIDATES.storeAdmin),
      wordpress: () => prepare(CANDIDATES.wordpress),
    },
  };
}

/** Changes a different product each time. */
function changes(store: TestStore, size: number): () => void {
  let turn = 0;
  return () => {
    turn += 1;
    store.count((turn * 7) % size, turn);
  };
}

const listenRow = (listeners: number) =>
  row(
    `dispatch, ${listeners.toLocaleString('en')} subscribers who select`,
    ['/s', 'more'],
    (createTestStore) => {
      const size = listeners || MANY;
      const store = createTestStore(size);
      for (const id of ids(listeners)) store.listen(id);
      return () => timesPerSecond(changes(store, size));
    },
  );

function mount({ Product, Provider }: TestStore) {
  const container = document.createElement('ul');
  document.body.append(container);
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <Provider>
        {ids(MANY).map((id) => (
          <Product key={id} id={id} />
        ))}
      </Provider>,
    ),
  );
  const unmount = () => {
    flushSync(() => root.unmount());
    container.remove();
  };
  return { container, unmount };
}

/** Throws unless the last change is rendered. */
function expectShown(container: Element, id: number, stock: number): void {
  const shown = container.children[id]?.textContent;
  if (shown !== String(stock)) throw new Error(`Product ${id} shows ${shown} instead of ${stock}.`);
}

export const rows: Row[] = [
  listenRow(0),
  listenRow(100),
  listenRow(1000),
  listenRow(10_000),
  row('React: updates of one of 1,000 components', ['/s', 'more'], (createTestStore) => {
    const store = createTestStore(MANY);
    const { container } = mount(store);
    let turn = 0;
    return () => {
      const speed = timesPerSecond(() => {
        turn += 1;
        flushSync(() => store.count((turn * 7) % MANY, turn));
      });
      expectShown(container, (turn * 7) % MANY, turn);
      return speed;
    };
  }),
  row('React: mounting 1,000 components', ['ms', 'less'], (createTestStore) => async () => {
    const store = createTestStore(MANY);
    let unmount = () => {};
    const time = await duration(() => void ({ unmount } = mount(store)));
    unmount();
    return time;
  }),
  row('React: all 1,000 components change', ['/s', 'more'], (createTestStore) => {
    const store = createTestStore(MANY);
    const { container } = mount(store);
    let sold = 0;
    return () => {
      const speed = timesPerSecond(() => {
        sold += 1;
        flushSync(() => store.sellAll());
      });
      expectShown(container, 5, -sold);
      return speed;
    };
  }),
  row('fetches for 1,000 equal selects at once', ['', 'count'], (createTestStore) => async () => {
    let fetches = 0;
    const store = createTestStore(MANY, async () => (fetches += 1));
    await Promise.all(ids(MANY).map(() => store.resolve(7)));
    return fetches;
  }),
  row('1,000 different selects fetched at once', ['ms', 'less'], (createTestStore) => () => {
    const store = createTestStore(MANY, async (id) => id);
    return duration(() => Promise.all(ids(MANY).map((id) => store.resolve(id))));
  }),
];
