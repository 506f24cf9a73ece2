import {
  camelCaseObject,
  decodedText,
  firstOf,
  listOrEmpty,
  numberOrNull,
  numberOrZero,
  optional,
  phpObject,
  plainText,
  text,
  textOrNull,
  tolerantList,
} from '@admin/schemas';
import * as v from 'valibot';

const ImageSchema = phpObject({ src: text });

export const ProductAttributeSchema = phpObject({
  id: numberOrZero,
  name: decodedText,
  /** Of a variation: which of the choices it is. */
  option: decodedText,
});

const STOCK = {
  /** `null` when stock is not counted; below zero when more was sold than there was. */
  stock_quantity: numberOrNull,
  stock_status: v.exactOptional(text),
};

/** A product or a variation, as lists need it. */
export const ProductSchema = v.pipe(
  camelCaseObject({
    id: v.number(),
    /** The product this is a variation of; 0 for a product. */
    parent_id: numberOrZero,
    /** simple, grouped, external, variable, variation or a type of an extension. */
    type: text,
    name: plainText,
    attributes: listOrEmpty(ProductAttributeSchema),
    image: optional(ImageSchema),
    images: firstOf(ImageSchema),
    ...STOCK,
    /** From here on stock is low; `null` when the shop's own limit holds. */
    low_stock_amount: numberOrNull,
    // Only some lists tell these, and what they leave out stays as another one told it.
    status: v.exactOptional(text),
    sku: v.exactOptional(text),
    /** Decimal text in the shop's currency. */
    price: v.exactOptional(text),
    permalink: v.exactOptional(text),
    /** Date and time in the site's time zone, as `2026-11-16T22:42:35`; `null` where the host doesn't say. */
    last_order_date: v.exactOptional(textOrNull),
  }),
  v.transform(({ image, images, ...product }) => ({
    ...product,
    /** Address of the first picture; empty when there is none. */
    image: images?.src ?? image?.src ?? '',
  })),
);

export const parseProducts = v.parser(tolerantList(ProductSchema));

/** The stock the server has now; it may differ from what was requested. */
export const parseStock = v.parser(camelCaseObject(STOCK));

const countOf = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform((list) => list.length),
  ),
  0,
);

/** How many of the sample products there are now, and how many could not be brought in: lists, of ids or of reasons. */
export const ImportOutcomeSchema = v.pipe(
  phpObject({ imported: countOf, updated: countOf, skipped: countOf, failed: countOf }),
  v.transform(({ imported, updated, skipped, failed }) => ({
    /** New ones, and those that were there before. */
    present: imported + updated + skipped,
    failed,
  })),
);

export const parseImportOutcome = v.parser(ImportOutcomeSchema);

export const parseNewId = v.parser(
  v.pipe(
    phpObject({ id: v.number() }),
    v.transform(({ id }) => id),
  ),
);
