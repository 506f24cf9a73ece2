import type { StoreDatabase } from '../database';
import { createReview, type ReviewStatus } from '../resources/reviews';
import type { SeededProduct } from './products';

const DAY_MS = 24 * 60 * 60 * 1000;

const REVIEWS: readonly {
  product: string;
  status: ReviewStatus;
  reviewer: string;
  rating: number;
  review: string;
  /** Days before today. */
  age: number;
}[] = [
  {
    product: 'Lighthouse Mug',
    status: 'approved',
    reviewer: 'Ines Calder',
    rating: 5,
    review: 'Keeps the tea warm and looks lovely on the shelf.',
    age: 31,
  },
  {
    product: 'Ribbed Wool Beanie',
    status: 'approved',
    reviewer: 'Hugo Brandt',
    rating: 4,
    review: 'Warm, though a little tight for me.',
    age: 18,
  },
  {
    product: 'Sea Salt Caramels',
    status: 'approved',
    reviewer: 'Priya Nair',
    rating: 5,
    review: 'Gone in one evening. Ordered three more.',
    age: 9,
  },
  {
    product: 'Harbor Map Print',
    status: 'hold',
    reviewer: 'Callum Ferris',
    rating: 3,
    review: 'Beautiful print, but the tube arrived dented.',
    age: 2,
  },
  {
    product: 'Oilskin Tote Bag',
    status: 'hold',
    reviewer: 'Maya Lindqvist',
    rating: 5,
    review: 'Survived a week of rain. Everything inside stayed dry.',
    age: 1,
  },
];

/** What customers wrote; two reviews wait for the owner. */
export function seedReviews(db: StoreDatabase, now: Date, products: readonly SeededProduct[]): void {
  for (const { product, reviewer, age, ...review } of REVIEWS) {
    const productId = products.find(({ name }) => name === product)?.id;
    if (productId === undefined) throw new Error(`There is no product called ${product}.`);
    createReview(db, {
      ...review,
      productId,
      reviewer,
      email: `${reviewer.toLowerCase().replace(' ', '.')}@example.com`,
      createdAt: new Date(now.getTime() - age * DAY_MS),
    });
  }
}
