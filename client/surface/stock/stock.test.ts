import * as wpData from '@wordpress/data';
import { createRegistry } from '@admin/data';
import { setHost } from '@admin/host';
import { aHost } from '@admin/test-kit';
import { createNamespaces, offerGlobals } from '../index';
import { createSettingsNamespace } from '../settings';
import stock7 from './7.7.2.json';
import stock11 from './11.0.1.json';
import notOffered from './not-offered.json';

type Names = Readonly<Record<string, readonly string[]>>;
type Members = Readonly<Record<string, unknown>>;

interface Stock {
  readonly globals: Names;
  readonly stores: Readonly<Record<string, { selectors: readonly string[]; actions: readonly string[] }>>;
}

const VERSIONS: readonly Stock[] = [stock7, stock11];

const prefixed = (prefix: string, names: readonly string[]) => names.map((name) => `${prefix}.${name}`);

/** `components.Chart`, `wc/admin/items selectors.getItems`; a namespace or store that is missing whole stands alone. */
function namesOf({ globals, stores }: Stock): string[] {
  return [
    ...Object.entries(globals).flatMap(([name, members]) => [name, ...prefixed(name, members)]),
    ...Object.entries(stores).flatMap(([name, { selectors, actions }]) => [
      ...(name === 'of every store' ? [] : [name]),
      ...prefixed(`${name} selectors`, selectors),
      ...prefixed(`${name} actions`, actions),
    ]),
  ];
}

/** What we offer of it, in the same words. */
function offered(stock: Stock): Set<string> {
  const globals: Readonly<Record<string, object>> = {
    ...createNamespaces(),
    wcSettings: createSettingsNamespace(),
  };
  const select = (name: string) => wpData.select(name) as Members | undefined;
  const dispatch = (name: string) => wpData.dispatch(name) as Members;
  return new Set([
    ...Object.entries(globals).flatMap(([name, members]) => [name, ...prefixed(name, Object.keys(members))]),
    ...Object.keys(stock.stores).flatMap((name) => {
      const store = name === 'of every store' ? 'wc/admin/options' : name;
      const selectors = select(store);
      if (!selectors) return [];
      return [
        name,
        ...prefixed(`${name} selectors`, Object.keys(selectors)),
        ...prefixed(`${name} actions`, Object.keys(dispatch(store))),
      ];
    }),
  ]);
}

beforeAll(() => {
  setHost(aHost());
  offerGlobals(window, { registry: createRegistry(), isAlone: true });
});

test('every name of the stock library is offered, or named with the reason why it is not', () => {
  const missing = VERSIONS.flatMap((stock) => {
    const ours = offered(stock);
    return namesOf(stock).filter((name) => !ours.has(name));
  });
  // Of what is missing whole, the members need not be named.
  const whole = new Set(missing);
  const isTold = (name: string) => !whole.has(name.split(/(?: selectors| actions)?\./, 1)[0] ?? '');
  const listed = notOffered.flatMap(({ names }) => names);

  expect([...new Set(missing)].filter((name) => !name.includes('.') || isTold(name)).toSorted()).toEqual(
    listed.toSorted(),
  );
});

test('a name is listed once', () => {
  const listed = notOffered.flatMap(({ names }) => names);

  expect(listed).toHaveLength(new Set(listed).size);
});
