import fc from 'fast-check';
import * as v from 'valibot';
import {
  camelCaseObject,
  listOrEmpty,
  mapOrEmpty,
  nonEmptyText,
  phpListOrEmpty,
  tolerantList,
  tolerantMap,
} from './index';

const entry = camelCaseObject({ id: v.number(), slug: nonEmptyText });

const good = fc.record({ id: fc.integer(), slug: fc.string({ minLength: 1 }) });

/** Anything that a host or an extension may send instead of an entry. */
const bad = fc.anything().filter((value) => !v.is(entry, value));

const mixed = fc.array(
  fc.oneof(
    good.map((value) => ({ value: value as unknown, kept: [value] })),
    bad.map((value) => ({ value, kept: [] })),
  ),
);

test.each([
  ['tolerantList', tolerantList],
  ['listOrEmpty', listOrEmpty],
  ['phpListOrEmpty', phpListOrEmpty],
])('%s: omits only the invalid entries of a list', (_, listOf) => {
  const parse = v.parser(listOf(entry));

  fc.assert(
    fc.property(mixed, (entries) => {
      const kept = entries.flatMap((each) => each.kept);
      expect(parse(entries.map(({ value }) => value))).toEqual(kept);
    }),
  );
});

test('phpListOrEmpty: accepts a list with gaps in its keys', () => {
  const parse = v.parser(phpListOrEmpty(entry));

  fc.assert(
    fc.property(mixed, (entries) => {
      const holed = Object.fromEntries(entries.map(({ value }, index) => [index * 2, value]));
      expect(parse(holed)).toEqual(parse(entries.map(({ value }) => value)));
    }),
  );
});

test.each([
  ['tolerantMap', tolerantMap],
  ['mapOrEmpty', mapOrEmpty],
])('%s: omits only the invalid entries of a map', (_, mapOf) => {
  const parse = v.parser(mapOf(entry));

  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(good, bad)), (map) => {
      const kept = Object.entries(map).filter(([, value]) => v.is(entry, value));
      expect(Object.entries(parse(map))).toEqual(kept);
    }),
  );
});

test('parses any value to a list or map with a fallback', () => {
  const parse = v.parser(camelCaseObject({ all: listOrEmpty(entry), by: mapOrEmpty(entry) }));

  fc.assert(
    fc.property(fc.anything(), fc.anything(), (all, by) => {
      expect(() => parse({ all, by })).not.toThrow();
    }),
  );
});
