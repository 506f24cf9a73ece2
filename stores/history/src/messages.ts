import { __, sprintf } from '@wordpress/i18n';
import { findKind } from './of-extensions';
import type { Change } from './types';

/** A label for the kind of object that was changed. Unknown kinds of extensions are shown as they are. */
export function labelOfKind(kind: string): string {
  const labels: Readonly<Record<string, string>> = {
    task: __('Setup task', 'woocommerce'),
    settings: __('Settings', 'woocommerce'),
    preferences: __('Dashboard preferences', 'woocommerce'),
    profile: __('Store profile', 'woocommerce'),
    plugin: __('Plugin', 'woocommerce'),
    note: __('Inbox message', 'woocommerce'),
    review: __('Review', 'woocommerce'),
    product: __('Product', 'woocommerce'),
    term: __('Category, tag, or shipping class', 'woocommerce'),
    order: __('Order', 'woocommerce'),
    tax: __('Tax rate', 'woocommerce'),
    gateway: __('Payment method', 'woocommerce'),
    shipping: __('Shipping', 'woocommerce'),
    delivery: __('Scheduled report', 'woocommerce'),
  };
  return Object.hasOwn(labels, kind) ? (labels[kind] ?? kind) : (findKind(kind)?.title ?? kind);
}

/** A one-line name of a change's subject: `Product: Beanie`. */
export function nameOf({ kind, subject }: Pick<Change, 'kind' | 'subject'>): string {
  const name = subject.name || subject.id;
  if (name === '') return labelOfKind(kind);
  return sprintf(
    /* translators: 1: kind of thing that was changed, such as "Product"; 2: its name */
    __('%1$s: %2$s', 'woocommerce'),
    labelOfKind(kind),
    name,
  );
}
