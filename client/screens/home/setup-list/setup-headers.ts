import type { ComponentType } from 'react';
import { __ } from '@wordpress/i18n';
import { OWN_GATEWAY_TERMS } from '@admin/store-gateways';
import type { Task } from '@admin/store-tasks';
import {
  AppearanceIllustration,
  MarketingIllustration,
  PaymentsIllustration,
  PaymentsProviderIllustration,
  ProductsIllustration,
  PurchaseIllustration,
  ShippingIllustration,
  StoreDetailsIllustration,
  TaxIllustration,
} from './illustrations';

export interface SetupHeader {
  title: string;
  text: string;
  action: string;
  time?: string;
  /** Address of the terms accepted by starting this task; `text` marks the link with `{{link}}`. */
  termsUrl?: string;
  Illustration: ComponentType;
}

type HeadedTask = Pick<Task, 'id' | 'title' | 'isComplete'>;

/** Titles and buttons by task (product specification, section 2.5). Functions, since translations load later. */
const headers: Readonly<Record<string, (task: HeadedTask) => SetupHeader>> = {
  store_details: () => ({
    title: __('First, tell us about your store', 'store-admin'),
    text: __(
      "Get your store up and running in no time. Add your store's address to set up shipping, tax and payments faster.",
      'store-admin',
    ),
    action: __('Add details', 'store-admin'),
    time: twoMinutes(),
    Illustration: StoreDetailsIllustration,
  }),
  tax: () => ({
    title: __('Add your tax rates', 'store-admin'),
    text: __('Choose how to calculate the tax on your orders.', 'store-admin'),
    action: __('Yes, please', 'store-admin'),
    Illustration: TaxIllustration,
  }),
  shipping: () => ({
    title: __('Set up shipping for your store', 'store-admin'),
    text: __('Set where you ship from, where you ship to and how much you charge.', 'store-admin'),
    action: __('Add shipping zones', 'store-admin'),
    Illustration: ShippingIllustration,
  }),
  marketing: () => ({
    title: __('Get more sales', 'store-admin'),
    text: __('Promote and sell your products on other channels.', 'store-admin'),
    action: __('Add sales channels', 'store-admin'),
    Illustration: MarketingIllustration,
  }),
  appearance: ({ isComplete }) => ({
    title: __('Make your store stand out', 'store-admin'),
    text: __('Add your logo, create a homepage, and start designing your store.', 'store-admin'),
    action: isComplete ? __('Modify choices', 'store-admin') : __('Personalize', 'store-admin'),
    Illustration: AppearanceIllustration,
  }),
  payments: () => ({
    title: __('Add a way to get paid', 'store-admin'),
    text: __('Choose how customers pay you: card, bank transfer or cash on delivery.', 'store-admin'),
    action: __('View options', 'store-admin'),
    time: twoMinutes(),
    Illustration: PaymentsIllustration,
  }),
  products: () => ({
    title: __('Add products to sell', 'store-admin'),
    text: __('Add your first product or import a product list.', 'store-admin'),
    action: __('Add products', 'store-admin'),
    Illustration: ProductsIllustration,
  }),
  purchase: ({ title }) => ({
    title,
    text: __('Purchase the extensions you chose for your store.', 'store-admin'),
    action: __('Continue', 'store-admin'),
    time: twoMinutes(),
    Illustration: PurchaseIllustration,
  }),
  'woocommerce-payments': () => ({
    title: __("It's time to get paid", 'store-admin'),
    text: __(
      'Verify your details to accept payments in your store. By continuing, you agree to the {{link}}Terms of Service{{/link}}.',
      'store-admin',
    ),
    action: __('Verify details', 'store-admin'),
    termsUrl: OWN_GATEWAY_TERMS,
    Illustration: PaymentsProviderIllustration,
  }),
};

/** Returns the setup list's header for a task, or `undefined` for an unknown task. */
export function getSetupHeader(task: HeadedTask): SetupHeader | undefined {
  return Object.hasOwn(headers, task.id) ? headers[task.id]?.(task) : undefined;
}

const twoMinutes = () => __('2 minutes', 'store-admin');
