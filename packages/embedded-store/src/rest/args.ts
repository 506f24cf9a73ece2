import type { StoreDatabase } from '../database';

/** Why a value was refused. Without a code the platform only says that the parameter is invalid. */
export class InvalidArgument extends Error {
  override readonly name = 'InvalidArgument';
  readonly code: string | undefined;
  readonly data: Readonly<Record<string, string>> | null;

  constructor(
    message = 'Invalid parameter.',
    code?: string,
    data: Readonly<Record<string, string>> | null = null,
  ) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/**
 * One parameter: turns what arrived into a value, or throws `InvalidArgument`. `name` is for its messages, and some
 * look into the store for what they may take.
 */
export interface Argument<Value> {
  parse(value: unknown, name: string, db: StoreDatabase): Value;
  /** Whether a call without it is refused. */
  isRequired: boolean;
  /** What a call without it means. */
  missing: Value | undefined;
}

export interface OptionalArgument<Value> extends Argument<Value> {
  isRequired: false;
  missing: undefined;
}

export type Arguments = Readonly<Record<string, Argument<unknown>>>;

/** The values of a set of parameters, as a handler gets them. */
export type ArgumentValues<Set extends Arguments> = {
  readonly [Name in keyof Set]: Set[Name] extends OptionalArgument<infer Value>
    ? Value | undefined
    : Set[Name] extends Argument<infer Value>
      ? Value
      : never;
};

/** A parameter of any kind; `parse` throws `InvalidArgument` for what it does not take. */
export function optional<Value>(parse: Argument<Value>['parse']): OptionalArgument<Value> {
  return { parse, isRequired: false, missing: undefined };
}

interface RequiredArgument<Value> extends Argument<Value> {
  isRequired: true;
}

interface DefaultedArgument<Value> extends Argument<Value> {
  missing: Value & {};
}

export function required<Value>(argument: Argument<Value>): RequiredArgument<Value> {
  return { ...argument, isRequired: true };
}

export function withDefault<Value extends {}>(
  argument: Argument<Value>,
  missing: Value,
): DefaultedArgument<Value> {
  return { ...argument, missing };
}

export function anything(): OptionalArgument<unknown> {
  return optional((value) => value);
}

/** What a text may have in UTF-16 code units unless its parameter says otherwise: a `TEXT` column of the platform. */
export const MAX_TEXT_LENGTH = 65_535;

/** The same for HTML that is written in an editor; the platform keeps it in larger columns. */
export const MAX_HTML_LENGTH = 500_000;

/** Text of a limited length, so that nothing that works on it has to take more. */
export function string({ maxLength = MAX_TEXT_LENGTH } = {}): OptionalArgument<string> {
  return optional((value, name) => {
    if (typeof value !== 'string') throw wrongType(name, 'string');
    if (value.length > maxLength) {
      throw new InvalidArgument(`${name} must be at most ${maxLength} characters long.`, 'rest_too_long');
    }
    return value;
  });
}

/** HTML as people write it in an editor. */
export const html = (): OptionalArgument<string> => string({ maxLength: MAX_HTML_LENGTH });

/** A number without fraction, as such or as text, between inclusive bounds. */
export function integer(bounds: { minimum?: number; maximum?: number } = {}): OptionalArgument<number> {
  const { minimum = -Infinity, maximum = Infinity } = bounds;
  return optional((value, name) => {
    const isText = typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value);
    const number = typeof value === 'number' || isText ? Number(value) : NaN;
    if (!Number.isSafeInteger(number)) throw wrongType(name, 'integer');
    if (number < minimum || number > maximum) {
      throw new InvalidArgument(describeBounds(name, minimum, maximum), 'rest_out_of_bounds');
    }
    return number;
  });
}

export function boolean(): OptionalArgument<boolean> {
  const words = new Map<unknown, boolean>([
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
  return optional((value, name) => {
    const known = words.get(value);
    if (known === undefined) throw wrongType(name, 'boolean');
    return known;
  });
}

export function oneOf<const Word extends string>(words: readonly Word[]): OptionalArgument<Word> {
  return optional((value, name) => {
    const found = words.find(
      (word) => word === value || (typeof value === 'number' && word === String(value)),
    );
    if (found === undefined)
      throw new InvalidArgument(`${name} is not one of ${sentence(words)}.`, 'rest_not_in_enum');
    return found;
  });
}

/** A list, or the same as text with commas. */
export function list<Value>(item: Argument<Value>): OptionalArgument<Value[]> {
  return optional((value, name, db) => {
    const items: unknown = typeof value === 'string' ? splitList(value) : value;
    if (!Array.isArray(items)) throw wrongType(name, 'array');
    return items.map((entry, index) => item.parse(entry, `${name}[${index}]`, db));
  });
}

/** A map from names to values; `''` and `[]` are empty maps, as PHP sends them. */
export function mapOf<Value>(item: Argument<Value>): OptionalArgument<Readonly<Record<string, Value>>> {
  return optional((value, name, db) => {
    const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
    if (!isEmpty && !isMap(value)) throw wrongType(name, 'object');
    const members = isMap(value) ? Object.entries(value) : [];
    return Object.fromEntries(
      members.map(([key, member]) => [key, item.parse(member, `${name}[${key}]`, db)]),
    );
  });
}

/** A map with named members, each of its own kind; those that are not there stay away. */
export function members<Set extends Arguments>(
  set: Set,
): OptionalArgument<{
  readonly [Name in keyof Set]?: Set[Name] extends Argument<infer Value> ? Value : never;
}> {
  return optional((value, name, db) => {
    if (!isMap(value)) throw wrongType(name, 'object');
    const known = Object.entries(set).filter(([key]) => Object.hasOwn(value, key));
    const parsed = known.map(([key, member]) => [key, member.parse(value[key], `${name}[${key}]`, db)]);
    return Object.fromEntries(parsed) as {
      readonly [Name in keyof Set]?: Set[Name] extends Argument<infer Value> ? Value : never;
    };
  });
}

/** `null` besides what the argument takes. */
export function nullable<Value>(argument: Argument<Value>): OptionalArgument<Value | null> {
  return optional((value, name, db) => (value === null ? null : argument.parse(value, name, db)));
}

/** A date with time as ISO 8601 text, `2026-11-20T22:42:37`; an offset behind it is allowed. */
export function date(): OptionalArgument<string> {
  return optional((value) => {
    const isDate =
      typeof value === 'string' &&
      /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/.test(value) &&
      !Number.isNaN(Date.parse(value.replace(' ', 'T')));
    if (!isDate) throw new InvalidArgument('Invalid date.', 'rest_invalid_date');
    return value;
  });
}

export function email(): OptionalArgument<string> {
  return optional((value) => {
    if (typeof value === 'string' && isEmailAddress(value)) return value;
    throw new InvalidArgument('Invalid email address', 'rest_invalid_email');
  });
}

/** Whether text has the form of an email address, of at most 254 characters as RFC 5321 has it. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@<>"',;]+@[^\s@<>"',;.]+(\.[^\s@<>"',;.]+)+$/.test(text);
}

/** Like `argument`, but a refused value is only called invalid, without a code of its own. */
export function unexplained<Value>(argument: Argument<Value>): OptionalArgument<Value> {
  return optional((value, name, db) => {
    try {
      return argument.parse(value, name, db);
    } catch {
      throw new InvalidArgument();
    }
  });
}

export function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function splitList(value: string): string[] {
  return value
    .split(/[\s,]+/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function wrongType(name: string, type: string): InvalidArgument {
  return new InvalidArgument(`${name} is not of type ${type}.`, 'rest_invalid_type', { param: name });
}

function describeBounds(name: string, minimum: number, maximum: number): string {
  if (minimum === -Infinity) return `${name} must be less than or equal to ${maximum}`;
  if (maximum === Infinity) return `${name} must be greater than or equal to ${minimum}`;
  return `${name} must be between ${minimum} (inclusive) and ${maximum} (inclusive)`;
}

/** `a`, `a and b`, `a, b, and c`. */
function sentence(words: readonly string[]): string {
  if (words.length < 3) return words.join(' and ');
  return `${words.slice(0, -1).join(', ')}, and ${words.at(-1)}`;
}
