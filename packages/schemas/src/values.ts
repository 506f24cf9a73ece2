import { decodeEntities } from '@admin/format';
import { toSafeUrl } from '@admin/http';
import * as v from 'valibot';

/** Text; empty for anything else. */
export const text = v.fallback(v.string(), '');

/** Text that must be there, such as an id or a slug; also where the host sends a number. */
export const nonEmptyText = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty());

/** Text, also where the host sends a number; empty for anything else. */
export const textOrNumber = v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), '');

/** Text, also where the host sends a number or a flag, as of settings; empty for anything else. */
export const scalarText = v.fallback(
  v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String)),
  '',
);

/** Text, or `null` for an empty one and for anything else. */
export const textOrNull = v.fallback(v.nullable(v.pipe(v.string(), v.nonEmpty())), null);

/** Text without HTML entities. */
export const decodedText = v.fallback(v.pipe(v.string(), v.transform(decodeEntities)), '');

/** A title, name or label for display: without HTML entities and surrounding spaces. */
export const plainText = v.fallback(
  v.pipe(
    v.string(),
    v.transform((value) => decodeEntities(value).trim()),
  ),
  '',
);

/** `true` or `false`; `false` for anything else. */
export const flag = v.fallback(v.boolean(), false);

/** One of these words; the fallback for anything else. */
export const oneOf = <const Word extends string>(words: readonly Word[], fallback: NoInfer<Word>) =>
  v.fallback(v.picklist(words), fallback);

/** A number; 0 for anything else. */
export const numberOrZero = v.fallback(v.number(), 0);

/** A number; `null` for anything else. */
export const numberOrNull = v.fallback(v.nullable(v.number()), null);

/** A number that must be there; also as decimal text. */
export const numeric = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.nonEmpty())]),
  v.transform(Number),
  v.finite(),
);

/** A number, also as decimal text; 0 for anything else. */
export const numericOrZero = v.fallback(numeric, 0);

/** A whole number from 0 on, also as decimal text. */
export const count = v.fallback(
  v.pipe(
    numericOrZero,
    v.transform((value) => Math.max(0, Math.trunc(value))),
  ),
  0,
);

/** An http(s) or relative address; empty for anything else, such as a script. */
export const url = v.fallback(
  v.pipe(
    v.string(),
    v.transform((value) => toSafeUrl(value)),
  ),
  '',
);

/** An http(s) or relative address, or `null`. */
export const urlOrNull = v.fallback(
  v.pipe(
    v.string(),
    v.transform((value) => toSafeUrl(value) || null),
  ),
  null,
);

/** A time in UTC, which hosts send without a zone, as milliseconds since 1970. */
const utcTime = v.pipe(
  v.string(),
  v.transform((value) => Date.parse(`${value.replace(' ', 'T')}Z`)),
  v.number(),
);

export const utcTimeOrZero = v.fallback(utcTime, 0);

export const utcTimeOrNull = v.fallback(v.nullable(utcTime), null);
