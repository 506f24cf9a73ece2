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

/** Whatever a host or an extension may put in the place of an entry. */
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
])('%s: one bad entry costs only itself', (_, listOf) => {
  const parse = v.parser(listOf(entry));

  fc.assert(
    fc.property(mixed, (entries) => {
      const kept = entries.flatMap((each) => each.kept);
      expect(parse(entries.map(({ value }) => value))).toEqual(kept);
    }),
  );
});

test('phpListOrEmpty: a list with holes in its keys is the same list', () => {
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
])('%s: one bad entry costs only itself', (_, mapOf) => {
  const parse = v.parser(mapOf(entry));

  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(good, bad)), (map) => {
      const kept = Object.entries(map).filter(([, value]) => v.is(entry, value));
      expect(Object.entries(parse(map))).toEqual(kept);
    }),
  );
});

test('a list or a map with a fallback is parsed from anything', () => {
  const parse = v.parser(camelCaseObject({ all: listOrEmpty(entry), by: mapOrEmpty(entry) }));

  fc.assert(
    fc.property(fc.anything(), fc.anything(), (all, by) => {
      expect(() => parse({ all, by })).not.toThrow();
    }),
  );
});
