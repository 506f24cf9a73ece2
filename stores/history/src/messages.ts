import { __, sprintf } from '@wordpress/i18n';
import { findKind } from './extension-kinds';
import type { Change } from './types';

/** A label for the kind of object that was changed. Unknown kinds of extensions are shown as they are. */
export function getKindLabel(kind: string): string {
  const labels: Readonly<Record<string, string>> = {
    task: __('Setup task', 'store-admin'),
    settings: __('Settings', 'store-admin'),
    preferences: __('Dashboard preferences', 'store-admin'),
    profile: __('Store profile', 'store-admin'),
    plugin: __('Plugin', 'store-admin'),
    note: __('Inbox message', 'store-admin'),
    review: __('Review', 'store-admin'),
    product: __('Product', 'store-admin'),
    term: __('Category, tag, or shipping class', 'store-admin'),
    order: __('Order', 'store-admin'),
    tax: __('Tax rate', 'store-admin'),
    gateway: __('Payment method', 'store-admin'),
    shipping: __('Shipping', 'store-admin'),
    delivery: __('Scheduled report', 'store-admin'),
  };
  return Object.hasOwn(labels, kind) ? (labels[kind] ?? kind) : (findKind(kind)?.title ?? kind);
}

/** A one-line name of a change's subject: `Product: Beanie`. */
export function getChangeName({ kind, subject }: Pick<Change, 'kind' | 'subject'>): string {
  const name = subject.name || subject.id;
  if (name === '') return getKindLabel(kind);
  return sprintf(
    /* translators: 1: kind of thing that was changed, such as "Product"; 2: its name */
    __('%1$s: %2$s', 'store-admin'),
    getKindLabel(kind),
    name,
  );
}
