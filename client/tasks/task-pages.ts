import type { ComponentType } from 'react';
import { lazyScreen } from '@admin/navigation';
import type { TaskPageProps } from './task-page';

const shippingTask = lazyScreen<TaskPageProps>('task-shipping', async () => {
  const { ShippingTask } = await import(/* webpackChunkName: "task-shipping" */ './shipping/shipping-task');
  return ShippingTask;
});

const appearanceTask = lazyScreen<TaskPageProps>('task-appearance', async () => {
  const { AppearanceTask } = await import(
    /* webpackChunkName: "task-appearance" */ './appearance/appearance-task'
  );
  return AppearanceTask;
});

const marketingTask = lazyScreen<TaskPageProps>('task-marketing', async () => {
  const { MarketingTask } = await import(
    /* webpackChunkName: "task-marketing" */ './marketing/marketing-task'
  );
  return MarketingTask;
});

const productsTask = lazyScreen<TaskPageProps>('task-products', async () => {
  const { ProductsTask } = await import(/* webpackChunkName: "task-products" */ './products/products-task');
  return ProductsTask;
});

const paymentsTask = lazyScreen<TaskPageProps>('task-payments', async () => {
  const { PaymentsTask } = await import(/* webpackChunkName: "task-payments" */ './payments/payments-task');
  return PaymentsTask;
});

const providerTask = lazyScreen<TaskPageProps>('task-payments', async () => {
  const { ProviderTask } = await import(/* webpackChunkName: "task-payments" */ './payments/provider-task');
  return ProviderTask;
});

const storeDetailsTask = lazyScreen<TaskPageProps>('task-store-details', async () => {
  const { StoreDetailsTask } = await import(
    /* webpackChunkName: "task-store-details" */ './store-details-task'
  );
  return StoreDetailsTask;
});

const purchaseTask = lazyScreen<TaskPageProps>('task-purchase', async () => {
  const { PurchaseTask } = await import(/* webpackChunkName: "task-purchase" */ './purchase/purchase-task');
  return PurchaseTask;
});

const taxTask = lazyScreen<TaskPageProps>('task-tax', async () => {
  const { TaxTask } = await import(/* webpackChunkName: "task-tax" */ './tax/tax-task');
  return TaxTask;
});

/** Task pages by task id, each in its own chunk. */
export const taskPages: Readonly<Record<string, ComponentType<TaskPageProps>>> = {
  appearance: appearanceTask,
  marketing: marketingTask,
  payments: paymentsTask,
  products: productsTask,
  purchase: purchaseTask,
  shipping: shippingTask,
  // Listed only on the shipping screens; its address opens the same wizard.
  'shipping-recommendation': shippingTask,
  store_details: storeDetailsTask,
  tax: taxTask,
  'woocommerce-payments': providerTask,
};
