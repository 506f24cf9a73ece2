import { getProductTypes } from '../../profile/product-types';
import { getProfile } from '../../profile/queries';
import { getActivePlugins } from '../../../site';
import type { TaskDefinition, TaskStore } from '../definition';
import { __ } from '../../../i18n';

/** Product types that require a paid extension, by the extension's slug. */
const PAID_EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ['subscriptions', 'woocommerce-subscriptions'],
  ['memberships', 'woocommerce-memberships'],
  ['bookings', 'woocommerce-bookings'],
  ['product-bundles', 'woocommerce-product-bundles'],
  ['product-add-ons', 'woocommerce-product-addons'],
]);

/** Shown while any of the chosen extensions has not been purchased. */
export const purchase: TaskDefinition = {
  id: 'purchase',
  texts: () => ({
    open: __('Get the extensions you chose', 'store-admin'),
    done: __('Extensions purchased', 'store-admin'),
    content: __('Some of the product types you chose require a paid extension.', 'store-admin'),
    time: __('2 minutes', 'store-admin'),
    actionLabel: __('Purchase & install', 'store-admin'),
  }),
  isDismissable: true,
  canView: (store) => chosenExtensions(store).length > 0,
  isComplete: (store) => remainingExtensions(store).length === 0,
};

function chosenExtensions({ db }: TaskStore): string[] {
  const offered = getProductTypes(db);
  const kinds = (getProfile(db).product_types ?? []).filter((kind) => offered[kind]?.product !== undefined);
  return kinds.flatMap((kind) => PAID_EXTENSIONS.get(kind) ?? []);
}

function remainingExtensions(store: TaskStore): string[] {
  const active = getActivePlugins(store.db);
  return chosenExtensions(store).filter((slug) => !active.includes(slug));
}
