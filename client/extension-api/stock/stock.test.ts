import * as wpData from '@wordpress/data';
import { createRegistry } from '@admin/data';
import { setHost } from '@admin/host';
import { buildHost } from '@admin/testing';
import { createNamespaces, offerGlobals } from '../index';
import { createSettingsNamespace } from '../settings';
import stock from './names.json';
import notOffered from './not-offered.json';

/** Names by version. */
type Names = Readonly<Partial<Record<string, readonly string[]>>>;
type Members = Readonly<Record<string, unknown>>;

/** The API of all minor versions that the dashboard replaces. */
interface Stock {
  readonly globals: Readonly<Record<string, Names>>;
  readonly stores: Readonly<Record<string, { selectors: Names; actions: Names }>>;
}

const { globals, stores }: Stock = stock;

const prefixed = (prefix: string, names: readonly string[]) => names.map((name) => `${prefix}.${name}`);
const everyName = (names: Names) => Object.values(names).flatMap((some = []) => some);

/** Names such as `components.Chart`, `wc/admin/items selectors.getItems`, or just a whole namespace or store. */
const stockNames = [
  ...Object.entries(globals).flatMap(([name, members]) => [name, ...prefixed(name, everyName(members))]),
  ...Object.entries(stores).flatMap(([name, { selectors, actions }]) => [
    ...(name === 'of every store' ? [] : [name]),
    ...prefixed(`${name} selectors`, everyName(selectors)),
    ...prefixed(`${name} actions`, everyName(actions)),
  ]),
];

/** Returns the names that the dashboard provides, in the same format. */
function offered(): Set<string> {
  const ours: Readonly<Record<string, object>> = {
    ...createNamespaces(),
    wcSettings: createSettingsNamespace(),
  };
  const select = (name: string) => wpData.select(name) as Members | undefined;
  const dispatch = (name: string) => wpData.dispatch(name) as Members;
  return new Set([
    ...Object.entries(ours).flatMap(([name, members]) => [name, ...prefixed(name, Object.keys(members))]),
    ...Object.keys(stores).flatMap((name) => {
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
  setHost(buildHost());
  offerGlobals(window, { registry: createRegistry(), isAlone: true });
});

test('provides every name of every stock version, or lists why not', () => {
  const ours = offered();
  const missing = stockNames.filter((name) => !ours.has(name));
  // Members of a missing namespace or store aren't listed.
  const whole = new Set(missing);
  const isReported = (name: string) => !whole.has(name.split(/(?: selectors| actions)?\./, 1)[0] ?? '');
  const listed = notOffered.flatMap(({ names }) => names);

  expect([...new Set(missing)].filter((name) => !name.includes('.') || isReported(name)).toSorted()).toEqual(
    listed.toSorted(),
  );
});

test('lists each missing name once', () => {
  const listed = notOffered.flatMap(({ names }) => names);

  expect(listed).toHaveLength(new Set(listed).size);
});
