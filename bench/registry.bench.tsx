/** Our registry and the platform's, doing the same work. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { duration, timesPerSecond, type ContenderName, type Measure, type Row } from './rows';
import { createOurs } from './registry/ours';
import { createPlatform } from './registry/platform';
import type { CreateShelf, Shelf } from './registry/shelf';

const CONTENDERS: Record<ContenderName, CreateShelf> = { ours: createOurs, platform: createPlatform };
const MANY = 1000;
const ids = (length: number) => Array.from({ length }, (_, id) => id);

function row(
  name: string,
  [unit, better]: readonly [string, Row['better']],
  prepare: (createShelf: CreateShelf) => Measure | Promise<Measure>,
): Row {
  return {
    name,
    unit,
    better,
    contenders: { ours: () => prepare(CONTENDERS.ours), platform: () => prepare(CONTENDERS.platform) },
  };
}

/** Each change is one to another product. */
function changes(shelf: Shelf, size: number): () => void {
  let turn = 0;
  return () => {
    turn += 1;
    shelf.count((turn * 7) % size, turn);
  };
}

const listenRow = (listeners: number) =>
  row(`dispatch, ${listeners.toLocaleString('en')} subscribers who select`, ['/s', 'more'], (createShelf) => {
    const size = listeners || MANY;
    const shelf = createShelf(size);
    for (const id of ids(listeners)) shelf.listen(id);
    return () => timesPerSecond(changes(shelf, size));
  });

function mount({ Product, Provider }: Shelf) {
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

/** Changes must be on the screen when they count. */
function expectShown(container: Element, id: number, stock: number): void {
  const shown = container.children[id]?.textContent;
  if (shown !== String(stock)) throw new Error(`Product ${id} shows ${shown} instead of ${stock}.`);
}

export const rows: Row[] = [
  listenRow(0),
  listenRow(100),
  listenRow(1000),
  listenRow(10_000),
  row('React: updates of one of 1,000 components', ['/s', 'more'], (createShelf) => {
    const shelf = createShelf(MANY);
    const { container } = mount(shelf);
    let turn = 0;
    return () => {
      const speed = timesPerSecond(() => {
        turn += 1;
        flushSync(() => shelf.count((turn * 7) % MANY, turn));
      });
      expectShown(container, (turn * 7) % MANY, turn);
      return speed;
    };
  }),
  row('React: mounting 1,000 components', ['ms', 'less'], (createShelf) => async () => {
    const shelf = createShelf(MANY);
    let unmount = () => {};
    const time = await duration(() => void ({ unmount } = mount(shelf)));
    unmount();
    return time;
  }),
  row('React: all 1,000 components change', ['/s', 'more'], (createShelf) => {
    const shelf = createShelf(MANY);
    const { container } = mount(shelf);
    let sold = 0;
    return () => {
      const speed = timesPerSecond(() => {
        sold += 1;
        flushSync(() => shelf.sellAll());
      });
      expectShown(container, 5, -sold);
      return speed;
    };
  }),
  row('fetches for 1,000 equal selects at once', ['', 'count'], (createShelf) => async () => {
    let fetches = 0;
    const shelf = createShelf(MANY, async () => (fetches += 1));
    await Promise.all(ids(MANY).map(() => shelf.resolve(7)));
    return fetches;
  }),
  row('1,000 different selects fetched at once', ['ms', 'less'], (createShelf) => () => {
    const shelf = createShelf(MANY, async (id) => id);
    return duration(() => Promise.all(ids(MANY).map((id) => shelf.resolve(id))));
  }),
];
