import { hasPublishedProduct } from '../../../catalog';
import type { TaskDefinition } from '../definition';

export const products: TaskDefinition = {
  id: 'products',
  title: { open: 'Add products', done: 'You added products' },
  content:
    'Start by adding the first product to your store. You can add your products manually, via CSV, or import them from another service.',
  time: '1 minute per product',
  isComplete: ({ db }) => hasPublishedProduct(db),
  additionalData: ({ db }) => ({ hasProducts: hasPublishedProduct(db) }),
};
