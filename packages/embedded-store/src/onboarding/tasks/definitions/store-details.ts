import { getTextOption } from '../../../site';
import type { TaskDefinition } from '../definition';

const GENERAL_SETTINGS = 'admin.php?page=wc-settings&tab=general';

export const storeDetails: TaskDefinition = {
  id: 'store_details',
  title: { open: 'Add your store details', done: 'Store details added' },
  content: 'Shipping, currency and ways to pay all start from where your store is.',
  time: '4 minutes',
  actionUrl: ({ adminLink }, isComplete) =>
    adminLink(`${GENERAL_SETTINGS}${isComplete ? '' : '&tutorial=true'}`),
  isComplete: ({ db }) =>
    ['woocommerce_store_address', 'woocommerce_store_city', 'woocommerce_store_postcode'].every(
      (name) => getTextOption(db, name) !== '',
    ),
};
