import { __, sprintf } from '@wordpress/i18n';
import { isFeatureEnabled } from '@admin/host';
import type { FormKey, ProductRecord, ProductStatus } from '@admin/store-product';
import { isVariationKey } from './form-kind';

export type LayoutKind = 'page' | 'block' | 'variation';

/** What the forms call differently, as the contract quotes it; everything else they have in common. */
export interface FormMessages {
  /** What a product without a name goes by. */
  untitled: string;
  /** The main button: of a product that was never saved, of one that nobody can see, and of one that is on sale. */
  create: string;
  publish: string;
  update: string;
  updating: string;
  /** The menu of what is seldom needed. */
  more: string;
  /** Headings of sections and labels of fields that go by another name here. */
  sections: Readonly<Record<string, string>>;
  manageStock: string;
  stockQuantity: string;
  lowStockAmount: string;
  sayDone: (saved: ProductRecord | undefined, now: ProductRecord) => string;
  formatFailure: (saved: ProductRecord | undefined, wanted: ProductStatus | undefined) => string;
  /** When what a preview should show could not be saved; as any other failure where there are no words for it. */
  previewFailed?: string;
}

/** Variations have one layout, whatever products have. */
export function layoutOf(formKey: FormKey): LayoutKind {
  if (isVariationKey(formKey)) return 'variation';
  return isFeatureEnabled('product-block-editor') ? 'block' : 'page';
}

/** The words of a form. Called while rendering, so that they are in the user's language. */
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

/** Section 7, letter by letter. */
const variationMessages = (): FormMessages => ({
  ...pageMessages(),
  sayDone: () => __('Product variation successfully updated.', 'woocommerce'),
  formatFailure: () => __('Failed to updated product variation.', 'woocommerce'),
});

const isUnsaved = (saved: ProductRecord | undefined): boolean => !saved || saved.status === 'auto-draft';

const formatScheduled = ({ date_created: date }: ProductRecord): string =>
  /* translators: %s: a date and time */
  sprintf(__('Product scheduled for %s.', 'woocommerce'), (date ?? '').replace('T', ' '));
