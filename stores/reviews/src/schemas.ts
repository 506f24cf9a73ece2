import {
  firstOf,
  mapOrEmpty,
  numberOrZero,
  optional,
  phpObject,
  plainText,
  text,
  tolerantList,
  utcTimeOrZero,
} from '@admin/schemas';
import * as v from 'valibot';

const EmbeddedProductSchema = phpObject({
  name: plainText,
  permalink: text,
  images: firstOf(phpObject({ src: text })),
});

export const ReviewSchema = v.pipe(
  phpObject({
    id: v.number(),
    /** approved, hold, spam or trash. */
    status: text,
    /** HTML from the server, to be sanitized before it is shown. */
    review: text,
    /** Stars, 0 to 5; 0 for no rating. */
    rating: numberOrZero,
    reviewer: plainText,
    /** URLs by size. */
    reviewer_avatar_urls: mapOrEmpty(text),
    date_created_gmt: utcTimeOrZero,
    product_id: numberOrZero,
    product_name: plainText,
    product_permalink: text,
    _embedded: optional(phpObject({ up: firstOf(EmbeddedProductSchema) })),
  }),
  v.transform(({ id, status, review, rating, reviewer, ...dto }) => {
    const product = dto._embedded?.up;
    return {
      id,
      status,
      review,
      rating,
      reviewer,
      /** The largest avatar; empty if there is none. */
      avatar: largestOf(dto.reviewer_avatar_urls),
      /** Milliseconds since 1970, by the server's clock. */
      createdAt: dto.date_created_gmt,
      /** The embedded product, or the review's own data about it. */
      product: {
        id: dto.product_id,
        name: product?.name || dto.product_name,
        /** URL of the product page; empty if unknown. */
        permalink: product?.permalink || dto.product_permalink,
        /** URL of its image; empty if it has none. */
        image: product?.images?.src ?? '',
      },
    };
  }),
);

const largestOf = (bySize: Readonly<Record<string, string>>): string =>
  Object.entries(bySize).toSorted(([a], [b]) => Number(b) - Number(a))[0]?.[1] ?? '';

export const parseReviews = v.parser(tolerantList(ReviewSchema));

/** The status after moderation; responses to writes lack the product. */
export const parseStatus = v.parser(
  v.pipe(
    phpObject({ status: text }),
    v.transform(({ status }) => status),
  ),
);
