import { hasPublishedProduct } from '../../../catalog';
import type { TaskDefinition } from '../definition';
import { __ } from '../../../i18n';

export const products: TaskDefinition = {
  id: 'products',
  texts: () => ({
    open: __('Add products', 'store-admin'),
    done: __('You added products', 'store-admin'),
    content: __(
      'Start by adding the first product to your store. You can add your products manually, via CSV, or import them from another service.',
      'store-admin',
    ),
    time: __('1 minute per product', 'store-admin'),
  }),
  isComplete: ({ db }) => hasPublishedProduct(db),
  additionalData: ({ db }) => ({ hasProducts: hasPublishedProduct(db) }),
};
