import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyScreen } from '@admin/navigation';
import type { TaskPageProps } from './task-page';

const comingTask = lazyScreen<TaskPageProps>('task-coming', async () => {
  const { ComingTask } = await import(/* webpackChunkName: "task-coming" */ './coming/coming-task');
  return ComingTask;
});

const shippingTask = lazyScreen<TaskPageProps>('task-shipping', async () => {
  const { ShippingTask } = await import(/* webpackChunkName: "task-shipping" */ './shipping/shipping-task');
  return ShippingTask;
});

const storeDetailsTask = lazyScreen<TaskPageProps>('task-store-details', async () => {
  const { StoreDetailsTask } = await import(
    /* webpackChunkName: "task-store-details" */ './store-details/store-details-task'
  );
  return StoreDetailsTask;
});

/** The pages of tasks by task id, each in a chunk of its own. */
export const taskPages: Readonly<Record<string, LazyExoticComponent<ComponentType<TaskPageProps>>>> = {
  appearance: comingTask,
  marketing: comingTask,
  payments: comingTask,
  products: comingTask,
  purchase: comingTask,
  shipping: shippingTask,
  store_details: storeDetailsTask,
  tax: comingTask,
  'woocommerce-payments': comingTask,
};
