import { __ } from '@wordpress/i18n';
import { getAdminLink, getNewProductLink, getProductLink } from '@admin/host';
import type { ProductTemplate } from '@admin/store-products';

interface Words {
  key: string;
  title: string;
  text: string;
}

/** A way to add the first products: a template, an import or another page. */
export type Choice = Words &
  ({ kind: 'template'; template: ProductTemplate } | { kind: 'samples' } | { kind: 'address'; url: string });

/** Query parameters that tell WooCommerce's pages that they were opened from this task. */
const FOR_TASK = 'wc_onboarding_active_task=products';

/** Returns a form's address for this task; WooCommerce's own form then shows its tour. */
const forTask = (form: string): string => `${form}&${FOR_TASK}&tutorial=true`;

export const getDraftUrl = (id: number): string => forTask(getProductLink(id));

export const getProductsUrl = (): string => getAdminLink(`edit.php?post_type=product&${FOR_TASK}`);

/** Returns the choices in display order (behavior notes, section 5). */
export function getChoices(): Choice[] {
  return [
    {
      key: 'physical',
      kind: 'template',
      template: 'physical',
      title: __('Physical product', 'store-admin'),
      text: __('A tangible item that gets delivered to customers.', 'store-admin'),
    },
    {
      key: 'digital',
      kind: 'template',
      template: 'digital',
      title: __('Digital product', 'store-admin'),
      text: __('A digital product like service, downloadable book, music or video.', 'store-admin'),
    },
    {
      key: 'variable',
      kind: 'template',
      template: 'variable',
      title: __('Variable product', 'store-admin'),
      text: __('A product with variations like color or size.', 'store-admin'),
    },
    {
      key: 'external',
      kind: 'template',
      template: 'external',
      title: __('External product', 'store-admin'),
      text: __('Link a product to an external website.', 'store-admin'),
    },
    {
      key: 'blank',
      kind: 'address',
      url: forTask(getNewProductLink()),
      title: __('Start blank', 'store-admin'),
      text: __('Start with an empty product form.', 'store-admin'),
    },
    {
      key: 'import',
      kind: 'address',
      url: getAdminLink(`edit.php?post_type=product&page=product_importer&${FOR_TASK}`),
      title: __('FROM A CSV FILE', 'store-admin'),
      text: __('Import products from a CSV file.', 'store-admin'),
    },
    {
      key: 'samples',
      kind: 'samples',
      title: __('Sample products', 'store-admin'),
      text: __('See what your store looks like with products. You can delete them later.', 'store-admin'),
    },
  ];
}
