import { __, sprintf } from '@wordpress/i18n';
import { isFeatureEnabled } from '@admin/host';
import type { FormKey, ProductRecord, ProductStatus } from '@admin/store-product';
import { isVariationKey } from './form-kind';

export type LayoutKind = 'page' | 'block' | 'variation';

/** Messages that differ between the forms, as quoted in the contract; all others are shared. */
export interface FormMessages {
  /** Name of a product without a name. */
  untitled: string;
  /** Main button: for a product that was never saved, one that is not public, and a published one. */
  create: string;
  publish: string;
  update: string;
  updating: string;
  /** Menu of less common actions. */
  more: string;
  /** Section headings and field labels that differ in this form. */
  sections: Readonly<Record<string, string>>;
  manageStock: string;
  stockQuantity: string;
  lowStockAmount: string;
  sayDone: (saved: ProductRecord | undefined, now: ProductRecord) => string;
  formatFailure: (saved: ProductRecord | undefined, wanted: ProductStatus | undefined) => string;
  /** Error if saving before a preview fails; the general save error if omitted. */
  previewFailed?: string;
}

/** Variations have one layout, whatever layout products have. */
export function layoutOf(formKey: FormKey): LayoutKind {
  if (isVariationKey(formKey)) return 'variation';
  return isFeatureEnabled('product-block-editor') ? 'block' : 'page';
}

/** Returns the messages of a form. Called during render, so that they are in the user's language. */
export function getMessages(formKey: FormKey): FormMessages {
  switch (layoutOf(formKey)) {
    case 'page':
      return pageMessages();
    case 'block':
      return blockMessages();
    case 'variation':
      return variationMessages();
  }
}

/** Contract, remaining screens, sections 2.2 to 2.5. */
const pageMessages = (): FormMessages => ({
  untitled: __('New product', 'woocommerce'),
  create: __('Publish', 'woocommerce'),
  publish: __('Publish', 'woocommerce'),
  update: __('Update', 'woocommerce'),
  updating: __('Updating', 'woocommerce'),
  more: __('More product options', 'woocommerce'),
  sections: {},
  manageStock: __('Track quantity for this product', 'woocommerce'),
  stockQuantity: __('Current quantity', 'woocommerce'),
  lowStockAmount: __('Email me when quantity reaches', 'woocommerce'),
  sayDone(saved, now) {
    if (now.status === 'publish' && saved?.status !== 'publish')
      return __('Product published.', 'woocommerce');
    if (now.status === 'future') return formatScheduled(now);
    return saved
      ? __('Product successfully updated.', 'woocommerce')
      : __('Product successfully created.', 'woocommerce');
  },
  formatFailure(saved, wanted) {
    if (wanted === 'publish' && saved?.status !== 'publish')
      return __('Failed to publish product.', 'woocommerce');
    return saved
      ? __('Failed to update product.', 'woocommerce')
      : __('Failed to create product.', 'woocommerce');
  },
});

/** Section 3. */
const blockMessages = (): FormMessages => ({
  untitled: __('Add new product', 'woocommerce'),
  create: __('Add', 'woocommerce'),
  publish: __('Save', 'woocommerce'),
  update: __('Save', 'woocommerce'),
  updating: __('Save', 'woocommerce'),
  more: __('Options', 'woocommerce'),
  sections: {
    details: __('Basic details', 'woocommerce'),
    shipping: __('Fees & dimensions', 'woocommerce'),
  },
  manageStock: __('Track stock quantity for this product', 'woocommerce'),
  stockQuantity: __('Available quantity', 'woocommerce'),
  lowStockAmount: __('Email me when stock reaches', 'woocommerce'),
  sayDone(saved, now) {
    if (now.status === 'draft') return __('Product saved as draft.', 'woocommerce');
    if (now.status === 'future') return formatScheduled(now);
    if (now.status !== 'publish') return __('Product successfully updated.', 'woocommerce');
    return isUnsaved(saved)
      ? __('Product successfully created.', 'woocommerce')
      : __('Product published.', 'woocommerce');
  },
  formatFailure(saved, wanted) {
    if (wanted !== 'publish') return __('Failed to update product.', 'woocommerce');
    return isUnsaved(saved)
      ? __('Failed to create product.', 'woocommerce')
      : __('Failed to publish product.', 'woocommerce');
  },
  previewFailed: __('Failed to preview product.', 'woocommerce'),
});

/** Section 7, verbatim. */
const variationMessages = (): FormMessages => ({
  ...pageMessages(),
  sayDone: () => __('Product variation successfully updated.', 'woocommerce'),
  formatFailure: () => __('Failed to updated product variation.', 'woocommerce'),
});

const isUnsaved = (saved: ProductRecord | undefined): boolean => !saved || saved.status === 'auto-draft';

const formatScheduled = ({ date_created: date }: ProductRecord): string =>
  /* translators: %s: a date and time */
  sprintf(__('Product scheduled for %s.', 'woocommerce'), (date ?? '').replace('T', ' '));
