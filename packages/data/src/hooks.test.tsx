import { act, render, screen, waitFor } from '@testing-library/react';
import { Component, useLayoutEffect, useState, type ReactNode } from 'react';
import { connect, useDispatch as useReduxDispatch, useSelector } from 'react-redux';
import { ApiError } from '@admin/http';
import {
  createRegistry,
  RegistryProvider,
  useDispatch,
  useRegistry,
  useSelect,
  type Registry,
} from './index';
import {
  createDeferred,
  createInventoryStore,
  stockReceived,
  inventorySlice,
  type InventoryState,
} from './testing';

type Shelf = ReturnType<typeof createInventoryStore>;

function setUp(fetchStock?: (id: number) => Promise<number>) {
  const registry = createRegistry();
  const shelf = createInventoryStore(fetchStock);
  registry.register(shelf);
  const show = (ui: ReactNode, options?: { reactStrictMode: boolean }) =>
    render(ui, {
      wrapper: ({ children }) => <RegistryProvider registry={registry}>{children}</RegistryProvider>,
      ...options,
    });
  return { registry, shelf, show };
}

/** Renders one product and counts renders. */
function Stock({ shelf, id, onRender }: { shelf: Shelf; id: number; onRender?: (id: number) => void }) {
  onRender?.(id);
  return (
    <li>
      {id}: {useSelect((select) => select(shelf).getStock(id)) ?? 'none'}
    </li>
  );
}

/** Renders a fetched product and its status. */
function Fetched({ shelf, id, onRender }: { shelf: Shelf; id: number; onRender?: (text: string) => void }) {
  const { value, status, failure } = useSelect((select, resolution) => ({
    value: select(shelf).getFetched(id),
    ...resolution(shelf).getFetched(id),
  }));
  const text = `${id}: ${value ?? 'none'}, ${failure?.message ?? status}`;
  onRender?.(text);
  return <p>{text}</p>;
}

const settled = () => act(() => new Promise(setImmediate));

describe('useSelect', () => {
  test('renders one of 1,000 components when one value of 1,000 changes', () => {
    const { registry, shelf, show } = setUp();
    void registry.dispatch(shelf).stockFilled(1000);
    const rendered: number[] = [];
    const products = Array.from({ length: 1000 }, (_, id) => (
      <Stock key={id} shelf={shelf} id={id} onRender={() => rendered.push(id)} />
    ));
    show(<ul>{products}</ul>, { reactStrictMode: false });
    expect(rendered).toHaveLength(1000);
    rendered.length = 0;

    act(() => void registry.dispatch(shelf).stockReceived(7, 3));
    act(() => void registry.dispatch(shelf).stockReceived(8, 4));
    act(() => void registry.dispatch(shelf).noteReceived('nobody reads this'));

    expect(rendered).toEqual([7, 8]);
    expect(screen.getByText('7: 3')).toBeInTheDocument();
    expect(screen.getByText('8: 4')).toBeInTheDocument();
  });

  test('selects from a store that is registered after the first render', async () => {
    const { registry, show } = setUp();
    const late = { ...createInventoryStore(async () => 5), name: 'late' as const };
    function Later() {
      const [isThere, setIsThere] = useState(false);
      const bring = () => {
        registry.register(late);
        setIsThere(true);
      };
      return isThere ? (
        <LateStock />
      ) : (
        <button type="button" onClick={bring}>
          Bring
        </button>
      );
    }
    function LateStock() {
      return <p>{useSelect((select) => select(late).getFetched(1))}</p>;
    }
    show(<Later />);

    act(() => screen.getByRole('button').click());

    expect(await screen.findByText('5')).toBeInTheDocument();
  });

  test('sends one request for many components and updates data and status together', async () => {
    const fetchStock = jest.fn(async () => 5);
    const { shelf, show } = setUp(fetchStock);
    const texts: string[] = [];
    show(
      <>
        <Fetched shelf={shelf} id={1} onRender={(text) => texts.push(text)} />
        <Fetched shelf={shelf} id={1} />
      </>,
    );

    expect(await screen.findAllByText('1: 5, finished')).toHaveLength(2);

    expect(new Set(texts)).toEqual(new Set(['1: none, resolving', '1: 5, finished']));
    expect(fetchStock).toHaveBeenCalledTimes(1);
  });

  test('does not dispatch during render', async () => {
    const { registry, shelf, show } = setUp();
    const states: unknown[] = [];
    function Watching() {
      const before = registry.reduxStore.getState() as unknown;
      useSelect((select) => select(shelf).getFetched(1));
      states.push(before === registry.reduxStore.getState());
      return null;
    }

    show(<Watching />);
    await settled();

    expect(new Set(states)).toEqual(new Set([true]));
  });

  test('updates when the selected data changes after an argument change', () => {
    const { registry, shelf, show } = setUp();
    void registry.dispatch(shelf).stockFilled(3);
    const { rerender } = show(<Stock shelf={shelf} id={1} />);
    act(() => void registry.dispatch(shelf).noteReceived('called for nothing'));

    rerender(<Stock shelf={shelf} id={2} />);
    act(() => void registry.dispatch(shelf).stockReceived(2, 9));

    expect(screen.getByText('2: 9')).toBeInTheDocument();
  });

  test('uses the latest closure at each render', () => {
    const { registry, shelf, show } = setUp();
    void registry.dispatch(shelf).stockReceived(1, 5);
    function Low({ limit }: { limit: number }) {
      return <p>{useSelect((select) => (select(shelf).getStock(1) ?? 0) < limit) ? 'low' : 'enough'}</p>;
    }
    const { rerender } = show(<Low limit={3} />);
    expect(screen.getByText('enough')).toBeInTheDocument();

    rerender(<Low limit={8} />);
    expect(screen.getByText('low')).toBeInTheDocument();
    act(() => void registry.dispatch(shelf).stockReceived(1, 7));
    expect(screen.getByText('low')).toBeInTheDocument();
    act(() => void registry.dispatch(shelf).stockReceived(1, 8));
    expect(screen.getByText('enough')).toBeInTheDocument();
  });

  test('reuses the previous query while its dependencies are the same', () => {
    const { registry, shelf, show } = setUp();
    const runs = jest.fn();
    function Listed({ id, other }: { id: number; other: string }) {
      const stock = useSelect(
        (select) => {
          runs(id);
          return select(shelf).getStock(id);
        },
        [id],
      );
      return <p>{`${other} ${stock}`}</p>;
    }
    const { rerender } = show(<Listed id={1} other="a" />);
    runs.mockClear();

    rerender(<Listed id={1} other="b" />);
    expect(runs).not.toHaveBeenCalled();
    rerender(<Listed id={2} other="b" />);
    expect(runs).toHaveBeenCalledWith(2);
    act(() => void registry.dispatch(shelf).stockReceived(2, 4));

    expect(screen.getByText('b 4')).toBeInTheDocument();
  });

  test('returns the same object while the result is shallowly equal', () => {
    const { registry, shelf, show } = setUp();
    const results = new Set<object>();
    function Pair({ turn }: { turn: number }) {
      results.add(
        useSelect((select) => ({ stock: select(shelf).getStock(1), note: select(shelf).getNote() })),
      );
      return <p>{turn}</p>;
    }
    const { rerender } = show(<Pair turn={1} />);
    const first = results.size;

    act(() => void registry.dispatch(shelf).stockReceived(2, 1));
    rerender(<Pair turn={2} />);

    // Strict mode renders twice before there is a previous result.
    expect(results.size).toBe(first);
  });

  test('does not loop when the result is never equal to the previous one', () => {
    const { registry, shelf, show } = setUp();
    function Fresh() {
      const { inner } = useSelect((select) => ({ inner: { stock: select(shelf).getStock(1) } }));
      return <p>{inner.stock ?? 'none'}</p>;
    }
    show(<Fresh />);

    act(() => void registry.dispatch(shelf).stockReceived(1, 5));

    expect(screen.getByText('5')).toBeInTheDocument();
  });

  test('notices changes between render and effects', () => {
    const { registry, shelf, show } = setUp();
    function Hasty() {
      useLayoutEffect(() => void registry.dispatch(shelf).stockReceived(1, 5), []);
      return null;
    }

    show(
      <>
        <Stock shelf={shelf} id={1} />
        <Hasty />
      </>,
    );

    expect(screen.getByText('1: 5')).toBeInTheDocument();
  });

  test('renders one consistent state in all components', () => {
    const { registry, shelf, show } = setUp();
    const pairs = new Set<string>();
    function Parent() {
      const stock = useSelect((select) => select(shelf).getStock(1));
      return <Child fromParent={stock} />;
    }
    function Child({ fromParent }: { fromParent: number | undefined }) {
      pairs.add(`${fromParent} ${useSelect((select) => select(shelf).getStock(1))}`);
      return null;
    }
    show(<Parent />);

    act(() => void registry.dispatch(shelf).stockReceived(1, 1));

    expect([...pairs]).toEqual(['undefined undefined', '1 1']);
  });

  test('renders once per batch', () => {
    const { registry, shelf, show } = setUp();
    const seen = new Set<string>();
    function Both() {
      seen.add(useSelect((select) => `${select(shelf).getStock(1)} ${select(shelf).getStock(2)}`));
      return null;
    }
    show(<Both />);

    act(() =>
      registry.batch(() => {
        void registry.dispatch(shelf).stockReceived(1, 1);
        void registry.dispatch(shelf).stockReceived(2, 2);
      }),
    );

    expect([...seen]).toEqual(['undefined undefined', '1 2']);
  });

  test('throws query errors to the error boundary', () => {
    const { registry, shelf, show } = setUp();
    jest.spyOn(console, 'error').mockImplementation(() => {});
    class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
      override state: { message?: string } = {};
      static getDerivedStateFromError = ({ message }: Error) => ({ message });
      override render() {
        return this.state.message ? <p role="alert">{this.state.message}</p> : this.props.children;
      }
    }
    show(
      <Boundary>
        <Stock shelf={shelf} id={1} />
      </Boundary>,
    );

    act(() => registry.unregister(shelf));

    expect(screen.getByRole('alert')).toHaveTextContent('Store "shelf" is not registered.');
  });

  test('switches to another registry when the provider changes', () => {
    const [one, other] = [setUp(), setUp()];
    void other.registry.dispatch(other.shelf).stockReceived(1, 5);
    const { shelf } = one;
    other.registry.unregister(other.shelf);
    other.registry.register(shelf);
    const tree = (registry: Registry) => (
      <RegistryProvider registry={registry}>
        <Stock shelf={shelf} id={1} />
      </RegistryProvider>
    );
    const { rerender } = render(tree(one.registry));

    rerender(tree(other.registry));
    act(() => void other.registry.dispatch(shelf).stockReceived(1, 6));
    act(() => void one.registry.dispatch(shelf).stockReceived(1, 7));

    expect(screen.getByText('1: 6')).toBeInTheDocument();
  });
});

describe('data in use', () => {
  test('is fetched again and reports its status when it is invalidated', async () => {
    let stock = 5;
    const { registry, shelf, show } = setUp(async () => stock);
    const texts: string[] = [];
    show(<Fetched shelf={shelf} id={1} onRender={(text) => texts.push(text)} />);
    await screen.findByText('1: 5, finished');
    texts.length = 0;
    stock = 6;

    act(() => registry.invalidate(shelf).getFetched(1));

    expect(await screen.findByText('1: 6, finished')).toBeInTheDocument();
    expect(new Set(texts)).toEqual(new Set(['1: 5, resolving', '1: 6, finished']));
  });

  test('is fetched again even if no component reads its status', async () => {
    let stock = 5;
    const { registry, shelf, show } = setUp(async () => stock);
    function Silent() {
      return <p>{useSelect((select) => select(shelf).getFetched(1)) ?? 'none'}</p>;
    }
    show(<Silent />);
    await screen.findByText('5');
    stock = 6;

    act(() => registry.invalidateAll(shelf));

    expect(await screen.findByText('6')).toBeInTheDocument();
  });

  test('shows its error until it is retried', async () => {
    const failure = { kind: 'network', code: 'offline', message: 'Offline.' } as const;
    const fetchStock = jest.fn<Promise<number>, []>();
    fetchStock.mockRejectedValueOnce(new ApiError(failure)).mockResolvedValueOnce(5);
    const { registry, shelf, show } = setUp(fetchStock);
    show(<Fetched shelf={shelf} id={1} />);
    expect(await screen.findByText('1: none, Offline.')).toBeInTheDocument();

    act(() => registry.invalidateAll(shelf));

    expect(await screen.findByText('1: 5, finished')).toBeInTheDocument();
  });

  test('is neither awaited nor fetched if it exists before the first render', () => {
    const fetchStock = jest.fn(async () => 5);
    const { registry, shelf, show } = setUp(fetchStock);
    void registry.dispatch(shelf).stockReceived(1, 9);
    registry.finishResolution(shelf).getFetched(1);
    const texts = new Set<string>();

    show(<Fetched shelf={shelf} id={1} onRender={(text) => texts.add(text)} />);

    expect([...texts]).toEqual(['1: 9, finished']);
    expect(fetchStock).not.toHaveBeenCalled();
  });

  test('is not fetched after the last component that reads it unmounts', async () => {
    const answer = createDeferred<number>();
    const fetchStock = jest.fn(() => answer.promise);
    const { registry, shelf, show } = setUp(fetchStock);
    const { rerender } = show([
      <Fetched key="a" shelf={shelf} id={1} />,
      <Fetched key="b" shelf={shelf} id={1} />,
    ]);
    await settled();
    const status = () => registry.resolution(shelf).getFetched(1).status;

    rerender([<Fetched key="b" shelf={shelf} id={1} />]);
    await settled();
    expect(status()).toBe('resolving');
    rerender([<Fetched key="c" shelf={shelf} id={1} />]);
    await settled();
    expect(status()).toBe('resolving');
    rerender([]);
    await settled();

    expect(status()).toBe('idle');
    answer.resolve(5);
    await settled();
    expect(registry.select(shelf).getStock(1)).toBeUndefined();
    expect(fetchStock).toHaveBeenCalledTimes(1);
  });

  test('is fetched for the current argument and canceled for the previous one', async () => {
    const answers = new Map([1, 2].map((id) => [id, createDeferred<number>()]));
    const { registry, shelf, show } = setUp(
      (id) => answers.get(id)?.promise ?? Promise.reject(new Error('unknown')),
    );
    const { rerender } = show(<Fetched shelf={shelf} id={1} />);
    await settled();

    rerender(<Fetched shelf={shelf} id={2} />);
    await settled();
    answers.get(2)?.resolve(5);

    expect(await screen.findByText('2: 5, finished')).toBeInTheDocument();
    expect(registry.resolution(shelf).getFetched(1).status).toBe('idle');
  });
});

test('useDispatch returns the same store actions on every render', async () => {
  const { shelf, show } = setUp();
  const all = new Set<unknown>();
  function Counter() {
    const actions = useDispatch(shelf);
    all.add(actions);
    return (
      <button type="button" onClick={() => void actions.countTwice(1)}>
        {useSelect((select) => select(shelf).getStock(1)) ?? 'none'}
      </button>
    );
  }
  show(<Counter />);

  act(() => screen.getByRole('button').click());

  await waitFor(() => expect(screen.getByRole('button')).toHaveTextContent('2'));
  expect(all.size).toBe(1);
});

test('throws when there is no registry above the hooks', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  function Lost() {
    useRegistry();
    return null;
  }

  expect(() => render(<Lost />)).toThrow('useRegistry needs a RegistryProvider above it.');
});

describe('code that uses react-redux', () => {
  interface State {
    shelf: InventoryState;
  }

  test('finds the same store below the provider', () => {
    const { registry, show } = setUp();
    function ByHook() {
      const stock = useSelector(({ shelf }: State) => shelf.stock[1]);
      const dispatch = useReduxDispatch();
      return (
        <button type="button" onClick={() => dispatch(stockReceived({ id: 1, stock: 4 }))}>
          {stock ?? 'none'}
        </button>
      );
    }
    const ByConnect = connect((state: State) => ({ note: state.shelf.note }))(
      ({ note }: { note: string }) => <p>{note}</p>,
    );
    show(
      <>
        <ByHook />
        <ByConnect />
      </>,
    );

    act(() => screen.getByRole('button').click());
    act(() => void registry.reduxStore.dispatch(inventorySlice.actions.noteReceived('written')));

    expect(screen.getByRole('button')).toHaveTextContent('4');
    expect(screen.getByText('written')).toBeInTheDocument();
  });

  test('is notified once per batch', () => {
    const { registry, shelf, show } = setUp();
    const seen = new Set<unknown>();
    function ByHook() {
      seen.add(useSelector((state: State) => state.shelf.stock[1]));
      return null;
    }
    show(<ByHook />);

    act(() =>
      registry.batch(() => {
        for (const stock of [1, 2, 3]) void registry.dispatch(shelf).stockReceived(1, stock);
      }),
    );

    expect([...seen]).toEqual([undefined, 3]);
  });
});
