import { getTextOption } from '../../../site';
import type { TaskDefinition } from '../definition';

const GENERAL_SETTINGS = 'admin.php?page=wc-settings&tab=general';

export const storeDetails: TaskDefinition = {
  id: 'store_details',
  title: { open: 'Add your store details', done: 'You added store details' },
  content:
    'Your store address is required to set the origin country for shipping, currencies, and payment options.',
  time: '4 minutes',
  actionUrl: ({ adminLink }, isComplete) =>
    adminLink(`${GENERAL_SETTINGS}${isComplete ? '' : '&tutorial=true'}`),
  isComplete: ({ db }) =>
    ['woocommerce_store_address', 'woocommerce_store_city', 'woocommerce_store_postcode'].every(
      (name) => getTextOption(db, name) !== '',
    ),
};
