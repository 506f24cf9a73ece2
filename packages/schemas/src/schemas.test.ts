import * as v from 'valibot';
import {
  camelCaseObject,
  count,
  decodedText,
  firstOf,
  flag,
  listOrEmpty,
  mapOrEmpty,
  nonEmptyText,
  numberOrNull,
  numberOrZero,
  numeric,
  numericOrZero,
  oneOf,
  optional,
  phpListOrEmpty,
  phpMap,
  phpObject,
  plainText,
  scalarText,
  text,
  textOrNull,
  textOrNumber,
  tolerantList,
  url,
  urlOrNull,
  utcTimeOrNull,
  utcTimeOrZero,
} from './index';

const moment = Date.UTC(2026, 10, 20, 8);

test.each<[name: string, schema: v.GenericSchema, input: unknown, output: unknown]>([
  ['text', text, 'a &amp; b ', 'a &amp; b '],
  ['text', text, 7, ''],
  ['decodedText', decodedText, ' a &amp; b', ' a & b'],
  ['decodedText', decodedText, null, ''],
  ['plainText', plainText, ' a &amp; b ', 'a & b'],
  ['plainText', plainText, false, ''],
  ['textOrNumber', textOrNumber, '1.50', '1.50'],
  ['textOrNumber', textOrNumber, 1.5, '1.5'],
  ['textOrNumber', textOrNumber, true, ''],
  ['nonEmptyText', nonEmptyText, 7, '7'],
  ['scalarText', scalarText, false, 'false'],
  ['scalarText', scalarText, ['a'], ''],
  ['textOrNull', textOrNull, 'a', 'a'],
  ['textOrNull', textOrNull, '', null],
  ['textOrNull', textOrNull, 7, null],
  ['flag', flag, true, true],
  ['flag', flag, 'true', false],
  ['numberOrZero', numberOrZero, -1.5, -1.5],
  ['numberOrZero', numberOrZero, '7', 0],
  ['numberOrNull', numberOrNull, 0, 0],
  ['numberOrNull', numberOrNull, '', null],
  ['numericOrZero', numericOrZero, '-12.50', -12.5],
  ['numericOrZero', numericOrZero, 'many', 0],
  ['count', count, '12.9', 12],
  ['count', count, -1, 0],
  ['count', count, undefined, 0],
  ['url', url, '/wp-admin', '/wp-admin'],
  ['url', url, 'data:text/html,a', ''],
  ['url', url, ['https://a.example'], ''],
  ['urlOrNull', urlOrNull, 'https://a.example', 'https://a.example'],
  ['urlOrNull', urlOrNull, 'data:text/html,a', null],
  ['urlOrNull', urlOrNull, null, null],
  ['utcTimeOrZero', utcTimeOrZero, '2026-11-20T08:00:00', moment],
  ['utcTimeOrZero', utcTimeOrZero, '2026-11-20 08:00:00', moment],
  ['utcTimeOrZero', utcTimeOrZero, 'yesterday', 0],
  ['utcTimeOrNull', utcTimeOrNull, '2026-11-20T08:00:00', moment],
  ['utcTimeOrNull', utcTimeOrNull, '', null],
  ['oneOf', oneOf(['draft', 'publish'], 'publish'), 'draft', 'draft'],
  ['oneOf', oneOf(['draft', 'publish'], 'publish'), 'gone', 'publish'],
  ['firstOf', firstOf(text), ['a', 'b'], 'a'],
  ['firstOf', firstOf(nonEmptyText), [], undefined],
  ['firstOf', firstOf(nonEmptyText), [true], undefined],
  ['listOrEmpty', listOrEmpty(text), false, []],
  ['phpListOrEmpty', phpListOrEmpty(nonEmptyText), { 0: 'a', 2: 'b', 3: '' }, ['a', 'b']],
  ['phpListOrEmpty', phpListOrEmpty(text), null, []],
  ['phpMap', phpMap, [], {}],
  ['mapOrEmpty', mapOrEmpty(nonEmptyText), [], {}],
  ['mapOrEmpty', mapOrEmpty(nonEmptyText), 'none', {}],
])('%s', (_, schema, input, output) => {
  expect(v.parse(schema, input)).toEqual(output);
});

test('treats missing members like invalid ones', () => {
  const entries = {
    count,
    decodedText,
    flag,
    plainText,
    text,
    textOrNumber,
    utcTimeOrNull,
    utcTimeOrZero,
    url,
    list: listOrEmpty(text),
    phpList: phpListOrEmpty(text),
    map: mapOrEmpty(text),
    missing: optional(nonEmptyText),
    first: firstOf(nonEmptyText),
  };
  const malformed = Object.fromEntries(Object.keys(entries).map((name) => [name, null]));

  expect(v.parse(phpObject(entries), {})).toStrictEqual(v.parse(phpObject(entries), malformed));
});

test.each(['', ' ', '1,5', 'NaN', 'Infinity', null, true, [1]])('%j is not a number', (input) => {
  expect(v.is(numeric, input)).toBe(false);
});

test.each([[['a']], null, undefined, 'text', 7])('%j is not an object', (input) => {
  expect(v.is(phpObject({}), input)).toBe(false);
});

test.each([{}, null, undefined, 'text'])('%j is not a list', (input) => {
  expect(v.is(tolerantList(text), input)).toBe(false);
});

test('converts names to camel case and drops unknown members', () => {
  const schema = camelCaseObject({ id: v.number(), image_72x72: url, is_set_up: flag, note: optional(text) });
  const parsed: { id: number; image72x72: string; isSetUp: boolean; note?: string | undefined } = v.parse(
    schema,
    { id: 7, is_set_up: true, more: 1 },
  );

  expect(parsed).toStrictEqual({ id: 7, image72x72: '', isSetUp: true });
});

test('omits an optional member that is invalid', () => {
  expect(v.parse(phpObject({ note: optional(nonEmptyText) }), { note: [] })).toStrictEqual({});
});

test('rejects an object without a required member', () => {
  expect(v.is(camelCaseObject({ id: v.number(), name: text }), { name: 'a' })).toBe(false);
});
