import { camelCaseObject, numberOrZero, phpObject, plainText, tolerantList } from '@admin/schemas';
import * as v from 'valibot';

const SkuHolderSchema = camelCaseObject({
  id: v.number(),
  parent_id: numberOrZero,
  name: plainText,
  sku: v.string(),
});

const parseHolders = v.parser(tolerantList(SkuHolderSchema));

/** The host's search splits SKUs at commas and ignores case. */
export const parseSkuHolders = (payload: unknown, wanted: string) =>
  parseHolders(payload).flatMap(({ sku, ...holder }) =>
    sku.toLowerCase() === wanted.toLowerCase() ? [holder] : [],
  );

/** A product with a slug. */
const SlugHolderSchema = phpObject({ id: v.number(), name: plainText });

export const parseSlugHolders = v.parser(tolerantList(SlugHolderSchema));
