import fc from 'fast-check';
import { openDatabase } from '../database';
import {
  boolean,
  email,
  emailOrEmpty,
  integer,
  list,
  mapOf,
  members,
  nullable,
  number,
  oneOf,
  required,
  shape,
  string,
  withoutDetails,
  withDefault,
} from './args';
import { validate } from './validate';

const db = openDatabase(':memory:');
afterAll(() => db.close());

const check = (set: Parameters<typeof validate>[0], values: Record<string, unknown>) => {
  try {
    return validate(set, (name) => values[name], db);
  } catch (error) {
    return error instanceof Error && 'data' in error ? error.data : error;
  }
};

test.each([
  [integer(), '12', 12],
  [integer(), -3, -3],
  [boolean(), 'true', true],
  [boolean(), 0, false],
  [list(string()), 'a,b, c', ['a', 'b', 'c']],
  [list(integer()), ['1', 2], [1, 2]],
  [mapOf(string()), [], {}],
  [oneOf(['1', '2']), 2, '2'],
  [email(), 'owner@example.com', 'owner@example.com'],
  [emailOrEmpty(), '', ''],
  [number(), '-1.5', -1.5],
  [nullable(integer()), null, null],
  [members({ id: integer(), name: string() }), { id: '7', more: 1 }, { id: 7 }],
  [shape({ id: integer() }), { id: 7, more: 1 }, { id: 7 }],
])('accepts a value in every format the platform accepts (%#)', (argument, value, result) => {
  expect(check({ it: argument }, { it: value })).toEqual({ it: result });
});

test.each([
  [string(), 5, 'it is not of type string.', 'rest_invalid_type', { param: 'it' }],
  [integer(), '1.5', 'it is not of type integer.', 'rest_invalid_type', { param: 'it' }],
  [integer(), '1e99', 'it is not of type integer.', 'rest_invalid_type', { param: 'it' }],
  [boolean(), 'perhaps', 'it is not of type boolean.', 'rest_invalid_type', { param: 'it' }],
  [list(string()), 5, 'it is not of type array.', 'rest_invalid_type', { param: 'it' }],
  [mapOf(string()), 'x', 'it is not of type object.', 'rest_invalid_type', { param: 'it' }],
  [mapOf(string()), { a: 1 }, 'it[a] is not of type string.', 'rest_invalid_type', { param: 'it[a]' }],
  [oneOf(['a', 'b', 'c']), 'd', 'it is not one of a, b, and c.', 'rest_not_in_enum', null],
  [oneOf(['a', 'b']), 'd', 'it is not one of a and b.', 'rest_not_in_enum', null],
  [list(oneOf(['a', 'b'])), ['a', 'x'], 'it[1] is not one of a and b.', 'rest_not_in_enum', null],
  [integer({ minimum: 1 }), 0, 'it must be greater than or equal to 1', 'rest_out_of_bounds', null],
  [
    integer({ minimum: 1, maximum: 9 }),
    10,
    'it must be between 1 (inclusive) and 9 (inclusive)',
    'rest_out_of_bounds',
    null,
  ],
  [email(), 'not-an-email', 'Invalid email address', 'rest_invalid_email', null],
  [email(), '', 'Invalid email address', 'rest_invalid_email', null],
  [number(), ' ', 'it is not of type number.', 'rest_invalid_type', { param: 'it' }],
  [nullable(integer()), 'x', 'it is not of type integer.', 'rest_invalid_type', { param: 'it' }],
  [members({ id: integer() }), [], 'it is not of type object.', 'rest_invalid_type', { param: 'it' }],
  [
    list(members({ id: integer() })),
    [{ id: 1 }, { id: 'x' }],
    'it[1][id] is not of type integer.',
    'rest_invalid_type',
    { param: 'it[1][id]' },
  ],
  [shape({ id: integer() }), {}, 'it[id] is not of type integer.', 'rest_invalid_type', { param: 'it[id]' }],
])('rejects other values with the message of the contract (%#)', (argument, value, message, code, data) => {
  expect(check({ it: argument }, { it: value })).toEqual({
    status: 400,
    params: { it: message },
    details: { it: { code, message, data } },
  });
});

test('reports all errors at once', () => {
  const set = { page: integer(), status: oneOf(['a', 'b']), size: integer() };

  expect(check(set, { page: 'x', status: 'y', size: 1 })).toMatchObject({
    params: { page: expect.any(String), status: expect.any(String) },
  });
});

test('has no details where the platform has none', () => {
  expect(check({ it: withoutDetails(oneOf(['a'])) }, { it: 'b' })).toEqual({
    status: 400,
    params: { it: 'Invalid parameter.' },
    details: [],
  });
});

test('reports missing parameters before invalid ones', () => {
  const set = { a: required(string()), b: required(string()), c: integer() };

  expect(check(set, { c: 'wrong' })).toEqual({ status: 400, params: ['a', 'b'] });
});

test('applies defaults to omitted parameters', () => {
  expect(check({ a: withDefault(integer(), 10), b: string() }, {})).toEqual({ a: 10, b: undefined });
});

test('accepts values that the store defines at runtime', () => {
  const set = { status: () => oneOf(['open', 'closed']) };

  expect(check(set, { status: 'open' })).toEqual({ status: 'open' });
  expect(check(set, { status: 'lost' })).toMatchObject({
    params: { status: 'status is not one of open and closed.' },
  });
  expect(check(set, {})).toEqual({ status: undefined });
});

test('reports every invalid value and no valid one', () => {
  const set = { a: integer(), b: list(string()), c: mapOf(boolean()), d: members({ id: integer() }) };
  const right: Record<keyof typeof set, unknown> = { a: 1, b: ['x'], c: { x: true }, d: { id: 1 } };
  const wrong = { a: 'x', b: [1], c: { x: 'perhaps' }, d: { id: null } };

  fc.assert(
    fc.property(fc.subarray(['a', 'b', 'c', 'd'] as const, { minLength: 1 }), (names) => {
      const values = { ...right, ...Object.fromEntries(names.map((name) => [name, wrong[name]])) };
      expect(check(set, values)).toMatchObject({
        params: Object.fromEntries(names.map((name) => [name, expect.any(String)])),
      });
      expect(Object.keys(Object(check(set, values)).params)).toEqual(names);
    }),
  );
});
