import { useLayoutEffect } from 'react';
import { act, render, screen } from '@testing-library/react';
import {
  addFilter,
  filterList,
  filterValue,
  onExtensionFailure,
  removeFilter,
  reportUnknownFilters,
  useFilterChanges,
  useHasFilter,
  type ExtensionFailure,
} from './index';

const HOOK = 'woocommerce_admin_pages_list';
const NAMESPACES = ['acme/first', 'acme/second', 'acme/third'] as const;

const isText = (value: unknown): value is string => typeof value === 'string';
const filtered = (...args: unknown[]) => filterList(HOOK, () => ['home', 'reports'], isText, ...args);

let failures: ExtensionFailure[];
let stops: (() => void)[];

beforeEach(() => {
  failures = [];
  stops = [onExtensionFailure((failure) => failures.push(failure))];
});

afterEach(() => {
  for (const stop of stops) stop();
  for (const namespace of NAMESPACES) removeFilter(HOOK, namespace);
});

test('callbacks change the list one after the other and get the further arguments', () => {
  addFilter(HOOK, 'acme/first', (list: string[], suffix: string) => [...list, `first${suffix}`]);
  addFilter(HOOK, 'acme/second', (list: string[]) => list.toReversed());

  expect(filtered('!')).toEqual(['first!', 'reports', 'home']);
});

test('a callback that changes the list in place changes it once, however often it is applied', () => {
  addFilter(HOOK, 'acme/first', (list: string[]) => {
    list.push('acme');
    return list;
  });

  expect(filtered()).toEqual(['home', 'reports', 'acme']);
  expect(filtered()).toEqual(['home', 'reports', 'acme']);
});

test('a callback that changes the list and returns nothing is understood', () => {
  addFilter(HOOK, 'acme/first', (list: string[]) => void list.push('acme'));
  addFilter(HOOK, 'acme/second', (list: string[]) => [...list, 'last']);

  expect(filtered()).toEqual(['home', 'reports', 'acme', 'last']);
  expect(failures).toEqual([]);
});

test.each([
  [
    'throws',
    () => {
      throw new Error('Broken on purpose.');
    },
  ],
  ['returns something else', () => 'no list'],
])('a callback that %s is passed over, the others count, and it is named', (_, broken) => {
  addFilter(HOOK, 'acme/first', (list: string[]) => [...list, 'first']);
  addFilter(HOOK, 'acme/second', broken);
  addFilter(HOOK, 'acme/third', (list: string[]) => [...list, 'third']);

  expect(filtered()).toEqual(['home', 'reports', 'first', 'third']);
  expect(failures.map(({ source }) => source)).toContain(`callback "acme/second" of filter "${HOOK}"`);
});

test('what a callback did to the list before it threw does not count, however deep', () => {
  const entry = { labels: { add: 'Status' }, show: () => true };
  const isEntry = (value: unknown): value is typeof entry => typeof Object(value).labels?.add === 'string';
  const entries = () => filterList(HOOK, () => [entry], isEntry);
  addFilter(HOOK, 'acme/first', (list: (typeof entry)[]) => {
    for (const { labels } of list) labels.add = 'Broken';
    throw new Error('Broken in the depth.');
  });
  addFilter(HOOK, 'acme/second', (list: (typeof entry)[]) => {
    for (const { labels } of list) labels.add += '!';
  });

  expect(entries()).toEqual([{ labels: { add: 'Status!' }, show: entry.show }]);
  expect(entry.labels.add).toBe('Status');
});

test('further arguments are copies as well, and data that goes in circles is no trap', () => {
  const query: { step: string; self?: object } = { step: 'one' };
  query.self = query;
  addFilter(HOOK, 'acme/first', (list: string[], given: typeof query) => {
    given.step = 'two';
    return list;
  });

  filtered(query);

  expect(query.step).toBe('one');
});

test('a list of nothing but garbage is passed over, an empty one was meant', () => {
  addFilter(HOOK, 'acme/third', () => [null, 7]);
  expect(filtered()).toEqual(['home', 'reports']);
  expect(failures.map(({ source }) => source)).toEqual([`callback "acme/third" of filter "${HOOK}"`]);

  addFilter(HOOK, 'acme/third', () => []);
  expect(filtered()).toEqual([]);
});

test('what a callback did to the list before it threw does not count', () => {
  addFilter(HOOK, 'acme/first', (list: string[]) => {
    list.length = 0;
    throw new Error('Broken after the damage.');
  });

  expect(filtered()).toEqual(['home', 'reports']);
});

test('entries of a wrong shape are left out and reported', () => {
  addFilter(HOOK, 'acme/first', (list: unknown[]) => [null, ...list, 7]);

  expect(filtered()).toEqual(['home', 'reports']);
  expect(failures.map(({ source }) => source)).toEqual([`callback "acme/first" of filter "${HOOK}"`]);
});

test('the same failure is reported once', () => {
  addFilter(HOOK, 'acme/first', () => {
    throw new Error('Broken again and again.');
  });

  filtered();
  filtered();

  expect(failures).toHaveLength(1);
});

test('components follow callbacks that are added or removed late', () => {
  function Pages() {
    useFilterChanges(HOOK);
    return <p>{filtered().join(' ')}</p>;
  }
  render(<Pages />);

  act(() => addFilter(HOOK, 'acme/first', (list: string[]) => [...list, 'acme']));
  expect(screen.getByText('home reports acme')).toBeInTheDocument();

  act(() => void removeFilter(HOOK, 'acme/first'));
  expect(screen.getByText('home reports')).toBeInTheDocument();
});

test('components notice callbacks that come between their rendering and its effects', () => {
  function Pages() {
    useFilterChanges(HOOK);
    return <p>{filtered().join(' ')}</p>;
  }
  function Late() {
    useLayoutEffect(() => {
      addFilter(HOOK, 'acme/first', (list: string[]) => [...list, 'acme']);
      return () => void removeFilter(HOOK, 'acme/first');
    }, []);
    return null;
  }
  render(
    <>
      <Late />
      <Pages />
    </>,
  );

  expect(screen.getByText('home reports acme')).toBeInTheDocument();
});

test('what is wrong with an entry is said in the words of the list', () => {
  const isPath = (value: unknown): value is string => {
    if (value === 'acme') throw new TypeError('Write "/acme".');
    return isText(value);
  };
  addFilter(HOOK, 'acme/first', (list: string[]) => [...list, 'acme', '/acme']);

  expect(filterList(HOOK, () => ['home'], isPath)).toEqual(['home', '/acme']);
  expect(failures.map(({ source, error }) => `${source}: ${String(error)}`)).toEqual([
    `callback "acme/first" of filter "${HOOK}": TypeError: Write "/acme".`,
  ]);
});

describe('a filter that the dashboard does not have', () => {
  const complaints = () => failures.map(({ source, error }) => `${source}: ${Object(error).message}`);
  const MISSPELT = 'woocommerce_admin_reports_tabel';
  const OTHERS = ['acme_prices', 'woocommerce_acme_prices', 'woocommerce_admin_acme_prices'];

  afterEach(() => {
    for (const hook of [MISSPELT, ...OTHERS]) removeFilter(hook, 'acme/first');
  });

  test('is told with the one that was meant, also of a callback that was there before', () => {
    addFilter(MISSPELT, 'acme/first', () => null);
    stops.push(reportUnknownFilters());

    expect(complaints()).toEqual([
      `callback "acme/first" of filter "${MISSPELT}": The dashboard has no filter of this name and never calls it. Did you mean "woocommerce_admin_report_table"?`,
    ]);
  });

  test('is told when its name is one of the dashboard, and not when it is of others', () => {
    stops.push(reportUnknownFilters());
    for (const hook of [HOOK, ...OTHERS]) addFilter(hook, 'acme/first', () => null);

    expect(complaints()).toEqual([
      'callback "acme/first" of filter "woocommerce_admin_acme_prices": The dashboard has no filter of this name and never calls it. Use one of the filters that the documentation for extensions lists.',
    ]);
  });
});

describe('a single value', () => {
  test('goes from callback to callback, with the further arguments', () => {
    addFilter(HOOK, 'acme/first', (value: string, suffix: string) => value + suffix);
    addFilter(HOOK, 'acme/second', (value: string) => value.toUpperCase());

    expect(filterValue(HOOK, 'home', isText, '!')).toBe('HOME!');
  });

  test('is left as it was by a callback that throws or returns something else, which is named', () => {
    addFilter(HOOK, 'acme/first', () => {
      throw new Error('Broken with a value.');
    });
    addFilter(HOOK, 'acme/second', () => 7);
    addFilter(HOOK, 'acme/third', (value: string) => `${value}!`);

    expect(filterValue(HOOK, 'home', isText)).toBe('home!');
    expect(failures.map(({ source }) => source)).toEqual([
      `callback "acme/first" of filter "${HOOK}"`,
      `callback "acme/second" of filter "${HOOK}"`,
    ]);
  });
});

test('components know whether there are callbacks, however late they come and go', () => {
  const Answer = () => <p>{useHasFilter(HOOK) ? 'yes' : 'no'}</p>;
  render(<Answer />);
  expect(screen.getByText('no')).toBeInTheDocument();

  act(() => addFilter(HOOK, 'acme/first', (list: string[]) => list));
  expect(screen.getByText('yes')).toBeInTheDocument();

  act(() => void removeFilter(HOOK, 'acme/first'));
  expect(screen.getByText('no')).toBeInTheDocument();
});
