import { decodeEntities } from '@admin/format';
import { toSafeUrl } from '@admin/http';
import * as v from 'valibot';

/** A string; '' for other values. */
export const text = v.fallback(v.string(), '');

/** A non-empty string, such as an id or slug. Accepts numbers. */
export const nonEmptyText = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty());

/** A string or a number as a string; '' for other values. */
export const textOrNumber = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '');

/** A string, or a number or boolean as a string; '' for other values. */
export const scalarText = v.fallback(
  v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String)),
  '',
);

/** A non-empty string, or `null`. */
export const textOrNull = v.fallback(v.nullable(v.pipe(v.string(), v.nonEmpty())), null);

/** A string with HTML entities decoded. */
export const decodedText = v.fallback(v.pipe(v.string(), v.transform(decodeEntities)), '');

/** A title or label for display: HTML entities decoded and trimmed. */
export const plainText = v.fallback(
  v.pipe(
    v.string(),
    v.transform((value) => decodeEntities(value).trim()),
  ),
  '',
);

/** A boolean; `false` for other values. */
export const flag = v.fallback(v.boolean(), false);

/** One of these strings; the fallback for other values. */
export const oneOf = <const Word extends string>(words: readonly Word[], fallback: NoInfer<Word>) =>
  v.fallback(v.picklist(words), fallback);

/** A number; 0 for other values. */
export const numberOrZero = v.fallback(v.number(), 0);

/** A number; `null` for other values. */
export const numberOrNull = v.fallback(v.nullable(v.number()), null);

/** A required number. Accepts numeric strings. */
export const numeric = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
  v.transform(Number),
  v.finite(),
);

/** A number or numeric string; 0 for other values. */
export const numericOrZero = v.fallback(numeric, 0);

/** A non-negative integer. Accepts numeric strings. */
export const count = v.fallback(
  v.pipe(
    numericOrZero,
    v.transform((value) => Math.max(0, Math.trunc(value))),
  ),
  0,
);

/** An http(s) or relative URL; '' for other values. */
export const url = v.fallback(
  v.pipe(
    v.string(),
    v.transform((value) => toSafeUrl(value)),
  ),
  '',
);

/** An http(s) or relative URL, or `null`. */
export const urlOrNull = v.fallback(
  v.pipe(
    v.string(),
    v.transform((value) => toSafeUrl(value) || null),
  ),
  null,
);

/** A UTC time without a zone, as milliseconds since 1970. */
const utcTime = v.pipe(
  v.string(),
  v.transform((value) => Date.parse(`${value.replace(' ', 'T')}Z`)),
  v.number(),
);

export const utcTimeOrZero = v.fallback(utcTime, 0);

export const utcTimeOrNull = v.fallback(v.nullable(utcTime), null);
