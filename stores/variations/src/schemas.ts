import {
  decodedText,
  flag,
  listOrEmpty,
  numberOrNull,
  numberOrZero,
  oneOf,
  optional,
  phpMap,
  phpObject,
  text,
  textOrNull,
  tolerantList,
  url,
} from '@admin/schemas';
import * as v from 'valibot';

/** Hosts send `null`, or an image without an id, if there is none. */
const ImageSchema = v.pipe(
  phpMap,
  v.looseObject({ id: v.pipe(v.number(), v.notValue(0)), src: url, name: text, alt: text }),
);

const AttributeSchema = phpObject({ id: numberOrZero, name: decodedText, option: decodedText });

const MEMBERS = {
  id: v.number(),
  sku: text,
  regular_price: text,
  sale_price: text,
  date_on_sale_from: textOrNull,
  date_on_sale_to: textOrNull,
  on_sale: flag,
  status: oneOf(['draft', 'pending', 'private', 'publish'], 'publish'),
  manage_stock: v.fallback(v.union([v.boolean(), v.literal('parent')]), false),
  stock_quantity: numberOrNull,
  stock_status: oneOf(['instock', 'outofstock', 'onbackorder'], 'instock'),
  weight: text,
  image: v.fallback(v.nullable(ImageSchema), null),
  attributes: listOrEmpty(AttributeSchema),
  menu_order: numberOrZero,
  permalink: url,
};

/** A variation as in lists, with the names and types of the REST API. */
export const VariationSchema = phpObject(MEMBERS);

/** The members that tables and bulk changes need; without descriptions and meta data, since there may be thousands. */
export const LISTED_MEMBERS = Object.keys(MEMBERS);

export const parseVariation = v.parser(VariationSchema);
export const parseVariations = v.parser(tolerantList(VariationSchema));

export const parseGeneratedCount = v.parser(
  v.pipe(
    phpObject({ count: v.number() }),
    v.transform(({ count }) => count),
  ),
);

/** The result of deleting variations. */
export const DeleteOutcomeSchema = v.pipe(
  phpObject({
    delete: tolerantList(phpObject({ id: v.number(), error: optional(phpObject({ message: text })) })),
  }),
  v.transform((outcome) => ({
    deleted: outcome.delete.flatMap(({ id, error }) => (error ? [] : [id])),
    /** Variations that were not deleted, with the reason. */
    failed: outcome.delete.flatMap(({ id, error }) => (error ? [{ id, message: error.message }] : [])),
  })),
);

export const parseDeleteOutcome = v.parser(DeleteOutcomeSchema);
