import { __, _n, sprintf } from '@wordpress/i18n';
import { useReviewsOnHoldCount } from '@admin/store-counts';
import { Accordion } from './accordion';
import { LazyList } from './lazy-list';

export function ReviewsPanel() {
  const { count } = useReviewsOnHoldCount();
  return (
    <Accordion
      id="reviews-panel"
      title={__('Reviews', 'store-admin')}
      count={count}
      countLabel={sprintf(
        /* translators: %d: number of reviews */
        _n('%d review to moderate', '%d reviews to moderate', count ?? 0, 'store-admin'),
        count ?? 0,
      )}
    >
      <LazyList list="reviews" count={count} />
    </Accordion>
  );
}
