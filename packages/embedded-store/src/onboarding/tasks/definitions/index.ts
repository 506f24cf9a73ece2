import type { TaskListDefinition } from '../definition';
import { appearance } from './appearance';
import { marketplaceTour, mobileApp } from './discovery';
import { marketing } from './marketing';
import { additionalPayments, payments, providerPayments } from './payments';
import { products } from './products';
import { purchase } from './purchase';
import { reviewShipping, shipping, shippingRecommendation } from './shipping';
import { storeDetails } from './store-details';
import { tax } from './tax';
import { __ } from '../../../i18n';

const fromProductsOn = [products, providerPayments, payments, tax, shipping, marketing, appearance];
const next = [mobileApp, marketplaceTour, reviewShipping, additionalPayments];

/** The store's task lists in the order of the contract; the narrow ones fit next to another column. */
export const TASK_LISTS: readonly TaskListDefinition[] = [
  {
    id: 'setup',
    title: () => __('Get ready to sell', 'store-admin'),
    eventPrefix: 'tasklist_',
    hiddenId: 'setup',
    displayProgressHeader: true,
    tasks: [storeDetails, purchase, ...fromProductsOn],
  },
  {
    id: 'extended',
    title: () => __('Things to do next', 'store-admin'),
    eventPrefix: 'extended_tasklist_',
    hiddenId: 'extended',
    tasks: next,
  },
  {
    id: 'setup_two_column',
    title: () => __('Get ready to sell', 'store-admin'),
    eventPrefix: 'tasklist_',
    hiddenId: 'setup',
    tasks: fromProductsOn,
  },
  {
    id: 'extended_two_column',
    title: () => __('Things to do next', 'store-admin'),
    eventPrefix: 'extended_tasklist_',
    hiddenId: 'extended',
    tasks: next,
  },
  {
    id: 'secret_tasklist',
    title: () => '',
    eventPrefix: 'secret_tasklist_',
    hiddenId: 'secret_tasklist',
    isSecret: true,
    tasks: [shippingRecommendation],
  },
];
