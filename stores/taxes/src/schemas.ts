import { flag, listOrEmpty, numeric, phpObject, plainText, text, tolerantList } from '@admin/schemas';
import * as v from 'valibot';

/** A tax that is due in a place. Empty members are everywhere. */
export const TaxRateSchema = v.pipe(
  phpObject({
    id: v.number(),
    country: text,
    state: text,
    /** Whole ones, beginnings (`90*`) and ranges (`90001...90099`). */
    postcodes: listOrEmpty(v.pipe(v.string(), v.nonEmpty())),
    cities: listOrEmpty(v.pipe(v.string(), v.nonEmpty())),
    rate: numeric,
    name: plainText,
    /** Of the rates that fit a place, one of each priority is due. */
    priority: v.fallback(v.number(), 1),
    compound: flag,
  }),
  v.transform(({ rate, compound, ...members }) => ({
    ...members,
    percent: rate,
    /** Due on the taxes before it as well. */
    isCompound: compound,
  })),
);

export const parseRates = v.parser(tolerantList(TaxRateSchema));
