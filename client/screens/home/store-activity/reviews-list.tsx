import { __ } from '@wordpress/i18n';
import { interpolate } from '@admin/format';
import { getAdminLink } from '@admin/host';
import { safeUrl } from '@admin/navigation';
import { useReviewsOnHold, type Review } from '@admin/store-reviews';
import { Button, Html, useNeighborFocus } from '@admin/ui';
import { RelativeTime } from '../../../components';
import { PanelContent } from './panel-content';
import { Stars } from './stars';
import { useModeration } from './use-moderation';
import { ROW_HEIGHTS } from './rows';
import './reviews-list.css';

export function ReviewsList({ expected }: { expected: number }) {
  const { page, failure, retry } = useReviewsOnHold();
  const { container, keepFocusNear } = useNeighborFocus<HTMLDivElement>(
    page?.items.length ?? 0,
    '.sa-review__approve',
  );
  return (
    <div ref={container} className="sa-activity__rows" tabIndex={-1}>
      <PanelContent
        {...{ page, failure, retry, expected }}
        rowHeight={ROW_HEIGHTS.reviews}
        failed={__('There was an error getting your reviews. Please try again.', 'store-admin')}
        empty={{
          title: __('No reviews awaiting moderation.', 'store-admin'),
          message: __('New reviews to moderate will appear here.', 'store-admin'),
        }}
        more={{
          href: getAdminLink('edit.php?post_type=product&page=product-reviews'),
          label: __('Manage all reviews', 'store-admin'),
        }}
      >
        {(reviews) => (
          <ul className="sa-activity__rows">
            {reviews.map((review, index) => (
              <ReviewRow key={review.id} review={review} onRemove={() => keepFocusNear(index)} />
            ))}
          </ul>
        )}
      </PanelContent>
    </div>
  );
}

interface ReviewRowProps {
  review: Review;
  /** The review is about to leave the list. */
  onRemove: () => void;
}

function ReviewRow({ review, onRemove }: ReviewRowProps) {
  const { reviewer, product, rating, createdAt } = review;
  const { approve, markAsSpam, trash } = useModeration(review);
  const name = reviewer || __('Anonymous', 'store-admin');
  const decide = (decision: () => void) => () => {
    onRemove();
    decision();
  };
  return (
    <li className="sa-activity__row sa-review">
      <div className="sa-review__head">
        <h3 className="sa-review__title">
          {interpolate(
            /* translators: reviewer: name of a customer, product: name of a product */
            __('{{reviewer/}} reviewed {{product/}}', 'store-admin'),
            { reviewer: <bdi>{name}</bdi>, product: <ProductName product={product} /> },
          )}
        </h3>
        <span className="sa-activity__muted">
          <RelativeTime at={createdAt} />
        </span>
      </div>
      {rating > 0 && <Stars rating={rating} />}
      <Html className="sa-review__text" html={review.review} />
      <div className="sa-review__actions">
        <Button className="sa-review__approve" size="small" onClick={decide(approve)}>
          {__('Approve', 'store-admin')}
        </Button>
        <Button variant="tertiary" size="small" onClick={decide(markAsSpam)}>
          {__('Mark as spam', 'store-admin')}
        </Button>
        <Button variant="tertiary" size="small" isDestructive onClick={decide(trash)}>
          {__('Delete', 'store-admin')}
        </Button>
      </div>
    </li>
  );
}

function ProductName({ product: { name, permalink } }: Pick<Review, 'product'>) {
  const href = permalink && safeUrl(permalink);
  if (!href) return <bdi>{name}</bdi>;
  return (
    <a href={href} dir="auto">
      {name}
    </a>
  );
}
