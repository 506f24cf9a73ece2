import { isRecord } from '@admin/http';
import * as v from 'valibot';

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type CamelCased<T> = { [Name in keyof T as Name extends string ? CamelCase<Name> : Name]: T[Name] };

/** Any object. PHP serializes an empty one as `[]`. */
export const phpMap = v.pipe(
  v.unknown(),
  v.transform((input) => (Array.isArray(input) && input.length === 0 ? {} : input)),
  v.custom<Record<string, unknown>>(isRecord, 'Expected an object'),
);

/** An object with these properties; others are dropped. PHP serializes an empty one as `[]`. */
export const phpObject = <const TEntries extends v.ObjectEntries>(entries: TEntries) =>
  v.pipe(
    phpMap,
    v.object(entries),
    v.transform((members) => renameKeys(members, (name) => name) as typeof members),
  );

/** Like `phpObject`, with camelCase names for snake_case properties of the REST API. */
export const camelCaseObject = <const TEntries extends v.ObjectEntries>(entries: TEntries) =>
  v.pipe(
    phpMap,
    v.object(entries),
    v.transform((members) => renameKeys(members, toCamelCase) as CamelCased<typeof members>),
  );

const toCamelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** Undefined properties are omitted, so that they change nothing when objects are merged. */
const renameKeys = (members: object, toName: (name: string) => string): unknown =>
  Object.fromEntries(
    Object.entries(members).flatMap(([name, value]) => (value === undefined ? [] : [[toName(name), value]])),
  );

/** An optional property. An invalid value is treated as missing. */
export const optional = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.optional(v.fallback(v.optional(schema), undefined));

/** An object by id. Invalid entries are dropped. */
export const tolerantMap = <T>(entry: v.GenericSchema<unknown, T>) =>
  v.pipe(
    phpMap,
    v.transform((map) =>
      Object.fromEntries(
        Object.entries(map).flatMap(([id, value]) => {
          const result = v.safeParse(entry, value);
          return result.success ? [[id, result.output] as const] : [];
        }),
      ),
    ),
  );

/** Like `tolerantMap`; empty if the value is not an object. */
export const mapOrEmpty = <T>(entry: v.GenericSchema<unknown, T>) =>
  v.fallback(tolerantMap(entry), (): Record<string, T> => ({}));
