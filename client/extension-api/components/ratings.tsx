import { __, sprintf } from '@wordpress/i18n';
import { VisuallyHidden } from '@admin/ui';

/** A rating in stars, with a text for screen readers. */
export function Rating({
  rating = 0,
  totalStars = 5,
}: {
  rating?: number;
  totalStars?: number;
  size?: number;
}) {
  const full = Math.max(0, Math.min(Math.round(rating), totalStars));
  return (
    <span className="sa-extension-stars">
      <span aria-hidden="true">
        {'★'.repeat(full)}
        {'☆'.repeat(totalStars - full)}
      </span>
      <VisuallyHidden>
        {sprintf(
          /* translators: 1: stars given, 2: stars at most */
          __('%1$s out of %2$s stars.', 'store-admin'),
          String(rating),
          String(totalStars),
        )}
      </VisuallyHidden>
    </span>
  );
}

export const ProductRating = ({ product }: { product?: { readonly average_rating?: number | string } }) => (
  <Rating rating={Number(product?.average_rating ?? 0)} />
);

export const ReviewRating = ({ review }: { review?: { readonly rating?: number | string } }) => (
  <Rating rating={Number(review?.rating ?? 0)} />
);
