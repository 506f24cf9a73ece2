import { getRegistry, request, select, type Saga } from '@admin/data';
import * as api from './api';
import { reviews } from './reviews';
import type { ReviewQuery, ReviewStatus, Undo } from './types';

export const fetchReviews = (query: ReviewQuery): Saga => reviews.fetchPage(api.fetchReviews, { ...query });

/** @throws ApiError when the server refuses, which is then reverted */
export const approveReview = (id: number): Saga<Undo> =>
  moderate(id, 'approved', () => request(api.saveStatus, id, 'approved'));

/** @throws ApiError when the server refuses, which is then reverted */
export const spamReview = (id: number): Saga<Undo> =>
  moderate(id, 'spam', () => request(api.saveStatus, id, 'spam'));

/**
 * Moves a review to the trash.
 * @throws ApiError when the server refuses, which is then reverted
 */
export const trashReview = (id: number): Saga<Undo> =>
  moderate(id, 'trash', () => request(api.trashReview, id));

/**
 * Restores the status that a review had before it was moderated.
 * @throws ApiError when the server refuses; the review then stays as it is
 */
export function* undoModeration(id: number, status: ReviewStatus): Saga {
  const present = reviews.getItem(yield* select(reviews.selectState), id)?.status;
  const wanted = (present && RETURNS[present]) ?? status;
  yield* moderate(id, status, () => request(api.saveStatus, id, wanted));
}

/** Special statuses for leaving spam and trash; a plain status would keep the metadata of the former state. */
const RETURNS: Readonly<Record<string, string>> = { spam: 'unspam', trash: 'untrash' };

function* moderate(id: number, status: ReviewStatus, save: () => Saga<ReviewStatus>): Saga<Undo> {
  const before = reviews.getItem(yield* select(reviews.selectState), id);
  if (!before) throw new Error(`Review ${id} was not read before it was moderated.`);
  yield* reviews.withEdit({ [id]: { status } }, function* () {
    return [{ ...before, status: yield* save() }];
  });
  const registry = yield* getRegistry();
  // The next reviews move up.
  registry.invalidateAll('reviews');
  return { action: 'undoModeration', reviewId: id, status: before.status };
}
