import { createRegistry, type Registry } from '@admin/data';
import { api } from '@admin/testing';
import { reviewsStore, type ReviewQuery } from './index';

export const PATH = '/wc-analytics/products/reviews';

export const ON_HOLD: ReviewQuery = { page: 1, per_page: 5, status: 'hold' };

const FIELDS = [
  'id',
  'review',
  'rating',
  'reviewer',
  'reviewer_avatar_urls',
  'status',
  'date_created_gmt',
  'product_id',
  'product_name',
  'product_permalink',
  '_links',
  '_embedded',
];

/** The query of the list of pending reviews. */
export const defaultQuery = { page: 1, per_page: 5, status: 'hold', _embed: 1, _fields: FIELDS };

/** A review as the server sends it. */
export const buildReview = <T extends object>(overrides?: T) => ({
  id: 490,
  date_created_gmt: '2026-11-20T22:42:37',
  product_id: 12,
  product_name: 'Oak Desk',
  product_permalink: 'https://store.example/product/oak-desk/',
  status: 'hold',
  reviewer: 'Ben &amp; Bo',
  review: '<p>Arrived late</p>\n',
  rating: 2,
  reviewer_avatar_urls: {
    24: 'https://pictures.example/24',
    96: 'https://pictures.example/96',
    48: 'https://pictures.example/48',
  },
  _embedded: {
    up: [
      {
        id: 12,
        name: 'Oak Desk &#8211; large',
        permalink: 'https://store.example/product/oak-desk/',
        images: [{ id: 4, src: 'https://store.example/oak.jpg' }],
      },
    ],
  },
  ...overrides,
});

/** A registry with these reviews, the first page of several. */
export async function buildRegistryWith(...reviews: unknown[]): Promise<Registry> {
  const registry = createRegistry();
  registry.register(reviewsStore);
  api.get(PATH, defaultQuery).reply(200, reviews, { 'X-WP-Total': '7', 'X-WP-TotalPages': '2' });
  await registry.resolveSelect(reviewsStore).getReviews(ON_HOLD);
  return registry;
}
