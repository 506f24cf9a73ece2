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
} from '../illustrations';

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
    title: __('First, tell us about your store', 'woocommerce'),
    text: __(
      "Get your store up and running in no time. Add your store's address to set up shipping, tax and payments faster.",
      'woocommerce',
    ),
    action: __('Add details', 'woocommerce'),
    time: twoMinutes(),
    Illustration: StoreDetailsIllustration,
  }),
  tax: () => ({
    title: __('Add your tax rates', 'woocommerce'),
    text: __('Choose how to calculate the tax on your orders.', 'woocommerce'),
    action: __('Yes, please', 'woocommerce'),
    Illustration: TaxIllustration,
  }),
  shipping: () => ({
    title: __('Set up shipping for your store', 'woocommerce'),
    text: __('Set where you ship from, where you ship to and how much you charge.', 'woocommerce'),
    action: __('Add shipping zones', 'woocommerce'),
    Illustration: ShippingIllustration,
  }),
  marketing: () => ({
    title: __('Get more sales', 'woocommerce'),
    text: __('Promote and sell your products on other channels.', 'woocommerce'),
    action: __('Add sales channels', 'woocommerce'),
    Illustration: MarketingIllustration,
  }),
  appearance: ({ isComplete }) => ({
    title: __('Make your store stand out', 'woocommerce'),
    text: __('Add your logo, create a homepage, and start designing your store.', 'woocommerce'),
    action: isComplete ? __('Modify choices', 'woocommerce') : __('Personalize', 'woocommerce'),
    Illustration: AppearanceIllustration,
  }),
  payments: () => ({
    title: __('Add a way to get paid', 'woocommerce'),
    text: __('Choose how customers pay you: card, bank transfer or cash on delivery.', 'woocommerce'),
    action: __('View options', 'woocommerce'),
    time: twoMinutes(),
    Illustration: PaymentsIllustration,
  }),
  products: () => ({
    title: __('Add products to sell', 'woocommerce'),
    text: __('Add your first product or import a product list.', 'woocommerce'),
    action: __('Add products', 'woocommerce'),
    Illustration: ProductsIllustration,
  }),
  purchase: ({ title }) => ({
    title,
    text: __('Purchase the extensions you chose for your store.', 'woocommerce'),
    action: __('Continue', 'woocommerce'),
    time: twoMinutes(),
    Illustration: PurchaseIllustration,
  }),
  'woocommerce-payments': () => ({
    title: __("It's time to get paid", 'woocommerce'),
    text: __(
      'Verify your details to accept payments in your store. By continuing, you agree to the {{link}}Terms of Service{{/link}}.',
      'woocommerce',
    ),
    action: __('Verify details', 'woocommerce'),
    termsUrl: OWN_GATEWAY_TERMS,
    Illustration: PaymentsProviderIllustration,
  }),
};

/** Returns the setup list's header for a task, or `undefined` for an unknown task. */
export function getSetupHeader(task: HeadedTask): SetupHeader | undefined {
  return Object.hasOwn(headers, task.id) ? headers[task.id]?.(task) : undefined;
}

const twoMinutes = () => __('2 minutes', 'woocommerce');
