import { hasPublishedProduct } from '../../../catalog';
import type { TaskDefinition } from '../definition';

export const products: TaskDefinition = {
  id: 'products',
  title: { open: 'Add products', done: 'Products added' },
  content: 'Add your first product by hand, from a file, or bring your goods over from another shop.',
  time: '1 minute per product',
  isComplete: ({ db }) => hasPublishedProduct(db),
  additionalData: ({ db }) => ({ hasProducts: hasPublishedProduct(db) }),
};
