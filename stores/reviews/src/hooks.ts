import { useCallback } from 'react';
import { useRegistry, useSelect } from '@admin/data';
import { reviewsStore } from './store';
import type { ReviewQuery } from './types';

/** The reviews that wait for moderation (behaviour of the home screen: up to five at a time). */
const ON_HOLD: ReviewQuery = { page: 1, per_page: 5, status: 'hold' };

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

export const useReviewsOnHold = () => useReviews(ON_HOLD);
