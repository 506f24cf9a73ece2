import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { isMap } from '../rest';

/** Type, bounds and allowed values of a parameter from the contract; empty if only its name is known. */
export type ParameterSpec = Readonly<Record<string, unknown>>;

/** Texts that often break programs. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'NaN',
  '0x10',
  ' 1 ',
  '1,2',
  ',',
  '%',
  '\0',
  '\uD800',
  '\u202E\u{1F4A5}',
  'a'.repeat(5000),
  '__proto__',
  'constructor',
  "'; DROP TABLE options; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  'a[b][c]',
  '{"a":1}',
];
const HOSTILE_NUMBERS = [
  0,
  -0,
  1,
  -1,
  0.1,
  1e15,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  1e308,
  Number.MIN_VALUE,
];
const HOSTILE_SHAPES: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  [{}],
  { id: null },
  { id: 1 },
  [{ id: 'x' }],
  JSON.parse('{"__proto__":{"id":1},"length":1}'),
];

const DATES = [
  '2026-11-20T22:42:37',
  '2026-11-20',
  '2026-02-30T00:00:00',
  '2026-13-01',
  '0000-01-01T00:00:00',
  '9999-12-31T23:59:59',
  '+275760-09-13T00:00:00Z',
  '2026-11-20T22:42:37+99:99',
  '2026-11-20T24:00:00Z',
];

const TEXTS = [
  'Mug',
  '12.50',
  '-3',
  '1e5',
  'US',
  'US:CA',
  'any',
  'publish',
  'a@example.com',
  'https://x.example/?a=b',
];

/** One in five values is arbitrary; the others match the parameter's type. */
export function getTestValues(spec: ParameterSpec): Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: plausible(spec) }, { weight: 1, arbitrary: anyJsonValue });
}

export const anyJsonValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS, ...HOSTILE_NUMBERS, ...HOSTILE_SHAPES),
  fc.jsonValue({ maxDepth: 3 }),
);

function plausible(spec: ParameterSpec): Arbitrary<unknown> {
  if (Array.isArray(spec['enum']) && spec['enum'].length > 0) return fc.constantFrom(...spec['enum']);
  const types = toTypes(spec['type']);
  return fc.oneof(...types.map((type) => ofType(type, spec)));
}

/** Without a type, any type. */
function toTypes(type: unknown): string[] {
  if (typeof type === 'string') return [type];
  const types = Array.isArray(type) ? type.filter((each) => typeof each === 'string') : [];
  return types.length > 0 ? types : ['integer', 'string', 'boolean', 'array', 'object'];
}

function ofType(type: string, spec: ParameterSpec): Arbitrary<unknown> {
  if (type === 'boolean') return fc.constantFrom(true, false, 'true', '0', 1);
  if (type === 'integer' || type === 'number') return numbers(spec);
  if (type === 'array') return lists(spec['items']);
  if (type === 'object') return maps(spec['properties']);
  if (type === 'null') return fc.constant(null);
  return spec['format'] === 'date-time'
    ? fc.constantFrom(...DATES)
    : fc.constantFrom(...TEXTS, ...DATES.slice(0, 2));
}

function numbers(spec: ParameterSpec): Arbitrary<unknown> {
  const bounds = [spec['minimum'], spec['maximum']].filter((bound) => typeof bound === 'number');
  const edges = bounds.flatMap((bound) => [bound - 1, bound, bound + 1]);
  return fc.oneof(
    fc.integer({ min: 0, max: 40 }),
    fc.constantFrom(...edges, -1, 0, 1, '5', 100, 101, 2 ** 40),
  );
}

function lists(items: unknown): Arbitrary<unknown> {
  const item = isMap(items) ? plausible(items) : fc.constantFrom<unknown>(1, 2, 'a', {}, null);
  const list = fc.array(item, { maxLength: 4 });
  return fc.oneof(
    list,
    list.map((entries) => entries.map((entry) => (isMap(entry) ? '' : String(entry))).join(',')),
  );
}

function maps(properties: unknown): Arbitrary<unknown> {
  if (!isMap(properties))
    return fc.dictionary(fc.constantFrom('id', 'name', 'value', 'key'), anyJsonValue, { maxKeys: 3 });
  const members = Object.entries(properties).map(
    ([name, type]) => [name, getTestValues(isMap(type) ? type : { type })] as const,
  );
  return fc.record(Object.fromEntries(members), { requiredKeys: [] });
}
