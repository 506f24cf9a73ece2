/** @jest-environment node */

import fc from 'fast-check';
import { parseQuery, stringifyQuery } from '@admin/navigation';
import { getActiveFiltersFromQuery, getQueryFromActiveFilters } from './active-filters';
import { parseQueryLists, serializeQueryLists, type AddressChange } from './query-lists';
import type { ActiveFilter, AddressQuery, AdvancedFilterConfig, FilterValue } from './types';

const RULES = ['is', 'is_not', 'includes', 'excludes', 'min', 'max', 'before', 'after', 'between'] as const;

/** Neither filter names nor values may look like list syntax. */
const word = fc.stringMatching(/^[a-z]{1,8}$/);
const text = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' });
const list = fc.array(text, { minLength: 1, maxLength: 3 }).map((items) => items.join(','));

const aKind = fc.record({
  rules: fc.option(fc.uniqueArray(fc.constantFrom(...RULES), { minLength: 1, maxLength: 3 }), {
    nil: undefined,
  }),
  allowMultiple: fc.boolean(),
});

const toConfig = ({
  rules,
  allowMultiple,
}: {
  rules: readonly string[] | undefined;
  allowMultiple: boolean;
}) =>
  ({
    labels: { add: '', title: '' },
    rules: rules?.map((value) => ({ value, label: value })),
    input: { component: 'Search' },
    allowMultiple,
  }) satisfies AdvancedFilterConfig;

/** Any configuration, with filters that it allows, in its order. */
const scenario = fc
  // Names that are prefixes of each other are ambiguous, as on the host.
  .uniqueArray(word, { minLength: 1, maxLength: 4, selector: (name) => name[0] })
  .chain((keys) => fc.tuple(...keys.map((key) => fc.tuple(fc.constant(key), aKind))))
  .chain((kinds) => {
    const filters = Object.fromEntries(kinds.map(([key, kind]) => [key, toConfig(kind)]));
    const active = kinds.flatMap(([key, { rules, allowMultiple }]) =>
      (rules ?? [undefined]).map((rule) => {
        const range = fc.tuple(text, text);
        const value: fc.Arbitrary<FilterValue> = rule === 'between' ? range : allowMultiple ? range : list;
        return fc
          .array(value, { maxLength: allowMultiple ? 3 : 1 })
          .map((values) => values.map((each): ActiveFilter => ({ key, ...(rule && { rule }), value: each })));
      }),
    );
    return fc.record({
      filters: fc.constant(filters),
      active: fc.tuple(...active).map((lists) => lists.flat()),
    });
  });

const apply = (query: AddressQuery, change: AddressChange): AddressQuery =>
  parseQuery(stringifyQuery({ ...query, ...change }));

test('round-trips filters through a query', () => {
  fc.assert(
    fc.property(scenario, ({ filters, active }) => {
      expect(getActiveFiltersFromQuery(getQueryFromActiveFilters(active, {}, filters), filters)).toEqual(
        active,
      );
    }),
  );
});

test('round-trips filters through a URL, whatever was in it before', () => {
  fc.assert(
    fc.property(scenario, scenario, ({ filters, active }, before) => {
      const others = { period: 'month', page: 'wc-admin' };
      const earlier = apply(
        others,
        serializeQueryLists(getQueryFromActiveFilters(before.active, {}, before.filters), {}),
      );
      const known = { ...before.filters, ...filters };

      const change = getQueryFromActiveFilters(active, parseQueryLists(earlier), known);
      const later = apply(earlier, serializeQueryLists(change, earlier));

      expect(later).toMatchObject(others);
      expect(getActiveFiltersFromQuery(parseQueryLists(later), filters)).toEqual(active);
    }),
  );
});

test('leaves a URL without filters unchanged when there are no filters', () => {
  fc.assert(
    fc.property(scenario, ({ filters, active }) => {
      const others = { period: 'month' };
      const filtered = apply(
        others,
        serializeQueryLists(getQueryFromActiveFilters(active, {}, filters), others),
      );

      const change = getQueryFromActiveFilters([], parseQueryLists(filtered), filters);

      expect(apply(filtered, serializeQueryLists(change, filtered))).toEqual(others);
    }),
  );
});
