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
  /** For a variation: the selected option. */
  option: decodedText,
});

const STOCK = {
  /** `null` if stock is not managed; negative if more was sold than in stock. */
  stock_quantity: numberOrNull,
  stock_status: v.exactOptional(text),
};

/** A product or a variation with the members that lists need. */
export const ProductSchema = v.pipe(
  camelCaseObject({
    id: v.number(),
    /** The variation's product; 0 for a product. */
    parent_id: numberOrZero,
    /** simple, grouped, external, variable, variation or a type of an extension. */
    type: text,
    name: plainText,
    attributes: listOrEmpty(ProductAttributeSchema),
    image: optional(ImageSchema),
    images: firstOf(ImageSchema),
    ...STOCK,
    /** Low stock threshold; `null` uses the store's threshold. */
    low_stock_amount: numberOrNull,
    // Only some lists include these; if omitted, the known values stay.
    status: v.exactOptional(text),
    sku: v.exactOptional(text),
    /** Decimal text in the store's currency. */
    price: v.exactOptional(text),
    permalink: v.exactOptional(text),
    /** Date and time in the site's time zone, as `2026-11-16T22:42:35`; `null` where the host doesn't say. */
    last_order_date: v.exactOptional(textOrNull),
  }),
  v.transform(({ image, images, ...product }) => ({
    ...product,
    /** URL of the first image; empty if there is none. */
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

/** How many of the sample products exist now, and how many failed. The members are lists of ids or of reasons. */
export const ImportOutcomeSchema = v.pipe(
  phpObject({ imported: countOf, updated: countOf, skipped: countOf, failed: countOf }),
  v.transform(({ imported, updated, skipped, failed }) => ({
    /** New ones, and those that already existed. */
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
