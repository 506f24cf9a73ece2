import { camelCaseObject, numberOrZero, phpObject, plainText, tolerantList } from '@admin/schemas';
import * as v from 'valibot';

const SkuHolderSchema = camelCaseObject({
  id: v.number(),
  parent_id: numberOrZero,
  name: plainText,
  sku: v.string(),
});

const parseHolders = v.parser(tolerantList(SkuHolderSchema));

/** The host takes commas for the end of a SKU, and its tables don't tell small letters from large ones. */
export const parseSkuHolders = (payload: unknown, wanted: string) =>
  parseHolders(payload).flatMap(({ sku, ...holder }) =>
    sku.toLowerCase() === wanted.toLowerCase() ? [holder] : [],
  );

/** A product whose page has an address. */
const SlugHolderSchema = phpObject({ id: v.number(), name: plainText });

export const parseSlugHolders = v.parser(tolerantList(SlugHolderSchema));
