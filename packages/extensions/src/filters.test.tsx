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

test('applies callbacks in order and passes the extra arguments', () => {
  addFilter(HOOK, 'acme/first', (list: string[], suffix: string) => [...list, `first${suffix}`]);
  addFilter(HOOK, 'acme/second', (list: string[]) => list.toReversed());

  expect(filtered('!')).toEqual(['first!', 'reports', 'home']);
});

test('applies an in-place change once, however often the filter runs', () => {
  addFilter(HOOK, 'acme/first', (list: string[]) => {
    list.push('acme');
    return list;
  });

  expect(filtered()).toEqual(['home', 'reports', 'acme']);
  expect(filtered()).toEqual(['home', 'reports', 'acme']);
});

test('accepts a callback that mutates the list and returns nothing', () => {
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
  ['returns an invalid value', () => 'no list'],
])('skips and names a callback that %s, and applies the others', (_, broken) => {
  addFilter(HOOK, 'acme/first', (list: string[]) => [...list, 'first']);
  addFilter(HOOK, 'acme/second', broken);
  addFilter(HOOK, 'acme/third', (list: string[]) => [...list, 'third']);

  expect(filtered()).toEqual(['home', 'reports', 'first', 'third']);
  expect(failures.map(({ source }) => source)).toContain(`callback "acme/second" of filter "${HOOK}"`);
});

test('discards nested changes of a callback that throws', () => {
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

test('copies extra arguments, including circular data', () => {
  const query: { step: string; self?: object } = { step: 'one' };
  query.self = query;
  addFilter(HOOK, 'acme/first', (list: string[], given: typeof query) => {
    given.step = 'two';
    return list;
  });

  filtered(query);

  expect(query.step).toBe('one');
});

test('ignores a list of only invalid entries but accepts an empty list', () => {
  addFilter(HOOK, 'acme/third', () => [null, 7]);
  expect(filtered()).toEqual(['home', 'reports']);
  expect(failures.map(({ source }) => source)).toEqual([`callback "acme/third" of filter "${HOOK}"`]);

  addFilter(HOOK, 'acme/third', () => []);
  expect(filtered()).toEqual([]);
});

test('discards list changes of a callback that throws', () => {
  addFilter(HOOK, 'acme/first', (list: string[]) => {
    list.length = 0;
    throw new Error('Broken after the damage.');
  });

  expect(filtered()).toEqual(['home', 'reports']);
});

test('omits and reports invalid entries', () => {
  addFilter(HOOK, 'acme/first', (list: unknown[]) => [null, ...list, 7]);

  expect(filtered()).toEqual(['home', 'reports']);
  expect(failures.map(({ source }) => source)).toEqual([`callback "acme/first" of filter "${HOOK}"`]);
});

test('reports the same failure once', () => {
  addFilter(HOOK, 'acme/first', () => {
    throw new Error('Broken again and again.');
  });

  filtered();
  filtered();

  expect(failures).toHaveLength(1);
});

test('updates components when callbacks are added or removed later', () => {
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

test('notices callbacks added between render and effects', () => {
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

test('describes an invalid entry in the terms of its list', () => {
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

describe('an unknown filter name', () => {
  const complaints = () => failures.map(({ source, error }) => `${source}: ${Object(error).message}`);
  const MISSPELT = 'woocommerce_admin_reports_tabel';
  const OTHERS = ['acme_prices', 'woocommerce_acme_prices', 'woocommerce_admin_acme_prices'];

  afterEach(() => {
    for (const hook of [MISSPELT, ...OTHERS]) removeFilter(hook, 'acme/first');
  });

  test('is reported with the closest known name, even for callbacks added earlier', () => {
    addFilter(MISSPELT, 'acme/first', () => null);
    stops.push(reportUnknownFilters());

    expect(complaints()).toEqual([
      `callback "acme/first" of filter "${MISSPELT}": The dashboard has no filter of this name and never calls it. Did you mean "woocommerce_admin_report_table"?`,
    ]);
  });

  test('is reported only when it starts like a dashboard filter', () => {
    stops.push(reportUnknownFilters());
    for (const hook of [HOOK, ...OTHERS]) addFilter(hook, 'acme/first', () => null);

    expect(complaints()).toEqual([
      'callback "acme/first" of filter "woocommerce_admin_acme_prices": The dashboard has no filter of this name and never calls it. Use one of the filters that the documentation for extensions lists.',
    ]);
  });
});

describe('a single value', () => {
  test('passes through all callbacks with the extra arguments', () => {
    addFilter(HOOK, 'acme/first', (value: string, suffix: string) => value + suffix);
    addFilter(HOOK, 'acme/second', (value: string) => value.toUpperCase());

    expect(filterValue(HOOK, 'home', isText, '!')).toBe('HOME!');
  });

  test('ignores and names a callback that throws or returns another type', () => {
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

test('updates components when callbacks are added or removed', () => {
  const Answer = () => <p>{useHasFilter(HOOK) ? 'yes' : 'no'}</p>;
  render(<Answer />);
  expect(screen.getByText('no')).toBeInTheDocument();

  act(() => addFilter(HOOK, 'acme/first', (list: string[]) => list));
  expect(screen.getByText('yes')).toBeInTheDocument();

  act(() => void removeFilter(HOOK, 'acme/first'));
  expect(screen.getByText('no')).toBeInTheDocument();
});
