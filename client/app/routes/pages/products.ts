import { __ } from '@wordpress/i18n';
import type { Host } from '@admin/host';
import { lazyScreen } from '@admin/navigation';
import type { Breadcrumb } from '../../../shell';
import type { Page, PageProps } from '../page';

const loadProduct = () => import(/* webpackChunkName: "product" */ '../../../screens/product');
const Product = lazyScreen<PageProps>('product', async () => (await loadProduct()).Product);
const ProductVariation = lazyScreen<PageProps>('product', async () => (await loadProduct()).ProductVariation);

export function productPages(host: Host): Page[] {
  const hasBlockEditor = host.features.has('product-block-editor');
  const products: Breadcrumb = ['/products', __('Products', 'store-admin')];
  const shared = {
    container: Product,
    capability: 'manage_woocommerce',
    wpOpenMenu: 'menu-posts-product',
    layout: { header: !hasBlockEditor },
    navArgs: { id: 'woocommerce-add-product' },
  };
  const pages: Page[] = [];
  if (hasBlockEditor || host.features.has('new-product-management-experience')) {
    pages.push(
      { ...shared, path: '/add-product', breadcrumbs: [products, __('Add New Product', 'store-admin')] },
      { ...shared, path: '/product/:productId', breadcrumbs: [products, __('Edit Product', 'store-admin')] },
    );
  }
  if (host.features.has('product-variation-management')) {
    pages.push({
      path: '/product/:productId/variation/:variationId',
      container: ProductVariation,
      breadcrumbs: [products, __('Edit Product Variation', 'store-admin')],
      capability: 'edit_products',
      wpOpenMenu: 'menu-posts-product',
      navArgs: { id: 'woocommerce-edit-product' },
    });
  }
  return pages;
}
