import { getRegistry, put, type Saga } from '@admin/data';
import type { AnyQuery } from '../api';
import { definePassthroughStore } from '../passthrough-store';
import { STORE_NAMES } from '../names';
import { fetchData, fetchHostPage, NAMESPACE, write, type HostPage } from './fetching';

const PATH = `${NAMESPACE}/products/reviews`;
const NOTHING: HostPage = { data: [], totalResults: 0, totalPages: 0 };

export const reviewsStore = definePassthroughStore({
  name: STORE_NAMES.REVIEWS_STORE_NAME,
  reads: {
    getReviews: (query?: AnyQuery) => fetchHostPage(PATH, query),
    getReviewsTotalCount: (query?: AnyQuery) => fetchHostPage(PATH, query),
    getReview: (id: number) => fetchData(`${PATH}/${id}`),
  },
  selectors: ({ value, error }) => ({
    getReviews: (query?: AnyQuery): unknown => value('getReviews', [query], NOTHING).data,
    getReviewsTotalCount: (query?: AnyQuery): number | undefined =>
      value<HostPage | undefined>('getReviews', [query], undefined)?.totalResults ??
      value<HostPage | undefined>('getReviewsTotalCount', [query], undefined)?.totalResults,
    getReviewsError: (query?: AnyQuery) => error('getReviews', [query]),
    getReview: (id: number): unknown => value<unknown>('getReview', [id], undefined),
    getReviewError: (id: number) => error('getReview', [id]),
  }),
  actions: ({ received, failed }) => ({
    updateReviews: (query: AnyQuery, data: unknown, totalResults: number) =>
      received('getReviews', [query], { data, totalResults, totalPages: 1 }),
    setReview: (id: number, review: unknown) => received('getReview', [id], review),
    setReviewIsUpdating: (id: number, isUpdating: boolean) => received('isUpdating', [id], isUpdating),
    setError: (query: AnyQuery, error: unknown) => failed('getReviews', [query], error),
    *updateReview(id: number, fields: object, query?: AnyQuery): Saga<unknown> {
      const review = yield* write('PUT', `${PATH}/${id}`, fields, query);
      yield* put(received('getReview', [id], review));
      yield* readAgain();
      return review;
    },
    *deleteReview(id: number): Saga<unknown> {
      const review = yield* write('DELETE', `${PATH}/${id}`);
      yield* readAgain();
      return review;
    },
  }),
});

function* readAgain(): Saga {
  const registry = yield* getRegistry();
  registry.invalidateAll(reviewsStore);
  registry.invalidateAll('reviews', 'counts');
}
