import { __, sprintf } from '@wordpress/i18n';
import { isFeatureEnabled } from '@admin/host';
import type { FormKey, ProductRecord, ProductStatus } from '@admin/store-product';
import { isVariationKey } from './form-kind';
import { formatTime } from './format-time';

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
export function getLayoutKind(formKey: FormKey): LayoutKind {
  if (isVariationKey(formKey)) return 'variation';
  return isFeatureEnabled('product-block-editor') ? 'block' : 'page';
}

/** Returns the messages of a form. Called during render, so that they are in the user's language. */
export function getMessages(formKey: FormKey): FormMessages {
  switch (getLayoutKind(formKey)) {
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
  untitled: __('New product', 'store-admin'),
  create: __('Publish', 'store-admin'),
  publish: __('Publish', 'store-admin'),
  update: __('Update', 'store-admin'),
  updating: __('Updating', 'store-admin'),
  more: __('More product options', 'store-admin'),
  sections: {},
  manageStock: __('Track quantity for this product', 'store-admin'),
  stockQuantity: __('Current quantity', 'store-admin'),
  lowStockAmount: __('Email me when quantity reaches', 'store-admin'),
  sayDone(saved, now) {
    if (now.status === 'publish' && saved?.status !== 'publish')
      return __('Product published.', 'store-admin');
    if (now.status === 'future') return formatScheduled(now);
    return saved
      ? __('Product successfully updated.', 'store-admin')
      : __('Product successfully created.', 'store-admin');
  },
  formatFailure(saved, wanted) {
    if (wanted === 'publish' && saved?.status !== 'publish')
      return __('Failed to publish product.', 'store-admin');
    return saved
      ? __('Failed to update product.', 'store-admin')
      : __('Failed to create product.', 'store-admin');
  },
});

/** Section 3. */
const blockMessages = (): FormMessages => ({
  untitled: __('Add new product', 'store-admin'),
  create: __('Add', 'store-admin'),
  publish: __('Save', 'store-admin'),
  update: __('Save', 'store-admin'),
  updating: __('Save', 'store-admin'),
  more: __('Options', 'store-admin'),
  sections: {
    details: __('Basic details', 'store-admin'),
    shipping: __('Fees & dimensions', 'store-admin'),
  },
  manageStock: __('Track stock quantity for this product', 'store-admin'),
  stockQuantity: __('Available quantity', 'store-admin'),
  lowStockAmount: __('Email me when stock reaches', 'store-admin'),
  sayDone(saved, now) {
    if (now.status === 'draft') return __('Product saved as draft.', 'store-admin');
    if (now.status === 'future') return formatScheduled(now);
    if (now.status !== 'publish') return __('Product successfully updated.', 'store-admin');
    return isUnsaved(saved)
      ? __('Product successfully created.', 'store-admin')
      : __('Product published.', 'store-admin');
  },
  formatFailure(saved, wanted) {
    if (wanted !== 'publish') return __('Failed to update product.', 'store-admin');
    return isUnsaved(saved)
      ? __('Failed to create product.', 'store-admin')
      : __('Failed to publish product.', 'store-admin');
  },
  previewFailed: __('Failed to preview product.', 'store-admin'),
});

/** Section 7, verbatim. */
const variationMessages = (): FormMessages => ({
  ...pageMessages(),
  sayDone: () => __('Product variation successfully updated.', 'store-admin'),
  formatFailure: () => __('Failed to updated product variation.', 'store-admin'),
});

const isUnsaved = (saved: ProductRecord | undefined): boolean => !saved || saved.status === 'auto-draft';

const formatScheduled = ({ date_created_gmt: gmt }: ProductRecord): string =>
  /* translators: %s: a date and time */
  sprintf(__('Product scheduled for %s.', 'store-admin'), formatTime('date_created_gmt', gmt ?? ''));
