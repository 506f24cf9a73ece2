import { flag, listOrEmpty, numeric, phpObject, plainText, text, tolerantList } from '@admin/schemas';
import * as v from 'valibot';

/** A tax rate of a place. Empty members match all places. */
export const TaxRateSchema = v.pipe(
  phpObject({
    id: v.number(),
    country: text,
    state: text,
    /** Full postcodes, prefixes (`90*`) and ranges (`90001...90099`). */
    postcodes: listOrEmpty(v.pipe(v.string(), v.nonEmpty())),
    cities: listOrEmpty(v.pipe(v.string(), v.nonEmpty())),
    rate: numeric,
    name: plainText,
    /** Of the matching rates, one of each priority applies. */
    priority: v.fallback(v.number(), 1),
    compound: flag,
  }),
  v.transform(({ rate, compound, ...members }) => ({
    ...members,
    percent: rate,
    /** Whether it is also calculated on the taxes before it. */
    isCompound: compound,
  })),
);

export const parseRates = v.parser(tolerantList(TaxRateSchema));
