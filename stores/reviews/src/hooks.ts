import { useCallback } from 'react';
import { useRegistry, useSelect } from '@admin/data';
import { reviewsStore } from './store';
import type { ReviewQuery } from './types';

/** The newest reviews; the panel shows five (product specification, section 9). */
const ON_HOLD: ReviewQuery = { page: 1, per_page: 5, status: 'hold' };

/** The newest reviews pending moderation; `page` is `undefined` until known. */
export function useReviewsOnHold() {
  const registry = useRegistry();
  const read = useSelect((select, resolution) => ({
    page: select(reviewsStore).getReviews(ON_HOLD),
    ...resolution(reviewsStore).getReviews(ON_HOLD),
  }));
  const retry = useCallback(() => registry.invalidateAll(reviewsStore), [registry]);
  return { ...read, retry };
}
