import * as v from 'valibot';
import type { StoreDatabase } from '../database';

/** The schema of a parameter. Optional unless wrapped in `required`. */
export type Argument<Value = unknown> = v.GenericSchema<unknown, Value>;

/** A parameter whose allowed values depend on the store. */
export type StoreArgument<Value = unknown> = (db: StoreDatabase) => Argument<Value>;

export type Arguments = Readonly<Record<string, Argument | StoreArgument>>;

/** The validated values that a handler receives. */
export type ArgumentValues<Set extends Arguments> = {
  readonly [Name in keyof Set]: Set[Name] extends StoreArgument<infer Value>
    ? Value | undefined
    : Set[Name] extends Argument<infer Value>
      ? Value | (Set[Name] extends { readonly type: 'non_optional' | 'optional' } ? never : undefined)
      : never;
};

/** A required parameter. */
export const required = <Schema extends Argument>(schema: Schema) => v.nonOptional(schema);

export const isRequired = (argument: Arguments[string] | undefined): boolean =>
  typeof argument === 'object' && argument.type === 'non_optional';

/** A parameter with a default value. */
export const withDefault = <Value extends {}>(schema: Argument<Value>, missing: NoInfer<Value>) =>
  v.optional(schema, missing);

/**
 * A valibot schema or check whose errors have a platform error code. Without a code, the response only says that the
 * parameter is invalid. In the message, `%s` is replaced with the parameter's name.
 */
const withCode = <Schema extends { readonly type: string }>(schema: Schema, code: string): Schema => ({
  ...schema,
  type: code,
});

const typed = <Value>(isOfType: (value: unknown) => boolean, type: string) =>
  withCode(v.custom<Value>(isOfType, `%s is not of type ${type}.`), 'rest_invalid_type');

/** An additional condition on a value that already has the right type. */
export const check = <Value>(isMet: (value: Value) => boolean, message: string, code: string) =>
  withCode(v.check(isMet, message), code);

/** A value of any type that meets a condition. */
export const accept = <Value>(isMet: (value: unknown) => boolean, message: string, code: string) =>
  withCode(v.custom<Value>(isMet, message), code);

export const anything = () => v.unknown();

/** Default maximum length of a text, in UTF-16 code units: the size of a `TEXT` column on the platform. */
export const MAX_TEXT_LENGTH = 65_535;

/** The same limit for HTML from an editor, which the platform stores in larger columns. */
const MAX_HTML_LENGTH = 500_000;

/** Text with a maximum length, which limits the work of everything that processes it. */
export const string = ({ maxLength = MAX_TEXT_LENGTH } = {}) =>
  v.pipe(
    typed<string>((value) => typeof value === 'string', 'string'),
    check(
      (value) => value.length <= maxLength,
      `%s must be at most ${maxLength} characters long.`,
      'rest_too_long',
    ),
  );

/** HTML from an editor. */
export const html = () => string({ maxLength: MAX_HTML_LENGTH });

/** An integer, as a number or as text, within inclusive bounds. */
export const integer = ({ minimum = -Infinity, maximum = Infinity } = {}) =>
  v.pipe(
    v.unknown(),
    v.transform((value) =>
      typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : value,
    ),
    typed<number>(Number.isSafeInteger, 'integer'),
    check(
      (value) => value >= minimum && value <= maximum,
      describeBounds(minimum, maximum),
      'rest_out_of_bounds',
    ),
  );

/** A number, as a number or as text. */
export const number = () =>
  v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)),
    typed<number>(Number.isFinite, 'number'),
  );

const BOOLEANS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  ['TRUE', true],
  [1, true],
  ['1', true],
  [false, false],
  ['false', false],
  ['FALSE', false],
  [0, false],
  ['0', false],
  ['', false],
]);

export const boolean = () =>
  v.pipe(
    v.unknown(),
    v.transform((value) => BOOLEANS.get(value)),
    typed<boolean>((value) => value !== undefined, 'boolean'),
  );

export const oneOf = <const Word extends string>(words: readonly Word[]) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'number' ? String(value) : value)),
    withCode(v.picklist(words, `%s is not one of ${sentence(words)}.`), 'rest_not_in_enum'),
  );

/** A list, or comma-separated text. */
export const list = <Value>(item: Argument<Value>) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => (typeof value === 'string' ? splitList(value) : value)),
    typed<unknown[]>(Array.isArray, 'array'),
    v.array(item),
  );

/** A map from names to values. `''` and `[]` are empty maps, as PHP sends them. */
export const mapOf = <Value>(item: Argument<Value>) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => (value === '' || (Array.isArray(value) && value.length === 0) ? {} : value)),
    typed<Record<string, unknown>>(isMap, 'object'),
    v.record(v.string(), item),
  );

type Members<Set extends Readonly<Record<string, Argument>>> = {
  readonly [Name in keyof Set]?: v.InferOutput<Set[Name]>;
};

/** A map with named members, each with its own schema. Missing members are omitted from the result. */
export const members = <Set extends Readonly<Record<string, Argument>>>(set: Set) =>
  v.pipe(
    typed<Record<string, unknown>>(isMap, 'object'),
    v.object(mapMembers(set, (member) => v.exactOptional(member))),
    v.transform((values) => values as Members<Set>),
  );

/** A map with named members that must all be valid. A missing member is validated as `undefined`. */
export const shape = <const Set extends Readonly<Record<string, Argument>>>(set: Set) =>
  v.pipe(
    typed<Record<string, unknown>>(isMap, 'object'),
    v.transform((values) => mapMembers(set, (_, name) => values[name])),
    v.object(set),
  );

const mapMembers = <Set extends Readonly<Record<string, Argument>>, Result>(
  set: Set,
  toResult: (member: Argument, name: string) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(set).map(([name, member]) => [name, toResult(member, name)]));

/** Also accepts `null`. */
export const nullable = <Value>(argument: Argument<Value>) => v.nullable(argument);

/** A date and time as ISO 8601 text, `2026-11-20T22:42:37`, optionally with a UTC offset. */
export const date = () => accept<string>(isDate, 'Invalid date.', 'rest_invalid_date');

const isDate = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/.test(value) &&
  !Number.isNaN(Date.parse(value.replace(' ', 'T')));

const INVALID_EMAIL = ['Invalid email address', 'rest_invalid_email'] as const;

export const email = () =>
  accept<string>((value) => typeof value === 'string' && isEmailAddress(value), ...INVALID_EMAIL);

/** An email address, or `''` for none. */
export const emailOrEmpty = () =>
  accept<string>(
    (value) => value === '' || (typeof value === 'string' && isEmailAddress(value)),
    ...INVALID_EMAIL,
  );

/** Whether text has the form of an email address of at most 254 characters (RFC 5321). */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>"',;]+@[^\s@<>"',;.]+(\.[^\s@<>"',;.]+)+$/.test(text);
}

/** Like `argument`, but errors only say that the parameter is invalid, without a specific code. */
export const withoutDetails = <Value>(argument: Argument<Value>) =>
  v.pipe(
    v.unknown(),
    v.check((value) => v.is(argument, value), 'Invalid parameter.'),
    argument,
  );

export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function splitList(value: string): string[] {
  return value
    .split(/[\s,]+/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function describeBounds(minimum: number, maximum: number): string {
  if (minimum === -Infinity) return `%s must be less than or equal to ${maximum}`;
  if (maximum === Infinity) return `%s must be greater than or equal to ${minimum}`;
  return `%s must be between ${minimum} (inclusive) and ${maximum} (inclusive)`;
}

/** `a`, `a and b`, `a, b, and c`. */
function sentence(words: readonly string[]): string {
  if (words.length < 3) return words.join(' and ');
  return `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;
}
