import { useCallback } from 'react';
import { useRegistry, useSelect } from '@admin/data';
import { reviewsStore } from './store';
import type { ReviewQuery } from './types';

/** How many reviews a panel shows (product specification, section 9). */
export const REVIEWS_PAGE_SIZE = 5;

const ON_HOLD: ReviewQuery = { page: 1, per_page: REVIEWS_PAGE_SIZE, status: 'hold' };

/** A page of reviews; `page` is `undefined` until known. */
export function useReviews(query: ReviewQuery) {
  const registry = useRegistry();
  const read = useSelect((select, resolution) => ({
    page: select(reviewsStore).getReviews(query),
    ...resolution(reviewsStore).getReviews(query),
  }));
  const retry = useCallback(() => registry.invalidateAll(reviewsStore), [registry]);
  return { ...read, retry };
}

/** The newest reviews that wait for moderation. */
export const useReviewsOnHold = () => useReviews(ON_HOLD);
