import { getTextOption } from '../../../site';
import type { TaskDefinition } from '../definition';
import { __ } from '../../../i18n';

const GENERAL_SETTINGS = 'admin.php?page=wc-settings&tab=general';

export const storeDetails: TaskDefinition = {
  id: 'store_details',
  texts: () => ({
    open: __('Add your store details', 'store-admin'),
    done: __('You added store details', 'store-admin'),
    content: __(
      'Your store address is required to set the origin country for shipping, currencies, and payment options.',
      'store-admin',
    ),
    time: __('4 minutes', 'store-admin'),
  }),
  actionUrl: ({ adminLink }, isComplete) =>
    adminLink(`${GENERAL_SETTINGS}${isComplete ? '' : '&tutorial=true'}`),
  isComplete: ({ db }) =>
    ['woocommerce_store_address', 'woocommerce_store_city', 'woocommerce_store_postcode'].every(
      (name) => getTextOption(db, name) !== '',
    ),
};
