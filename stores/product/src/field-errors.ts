import type { Failure } from '@admin/http';
import type { FieldErrors } from './types';

/** The field that an error is about, by error code. */
const MEMBERS: Readonly<Record<string, string>> = {
  product_invalid_sku: 'sku',
  product_invalid_global_unique_id: 'global_unique_id',
  product_duplicated_global_unique_id: 'global_unique_id',
  woocommerce_product_invalid_image_id: 'images',
  woocommerce_product_image_upload_error: 'images',
  woocommerce_rest_invalid_image: 'images',
  woocommerce_variation_invalid_image_id: 'image',
  product_invalid_stock_status: 'stock_status',
  product_invalid_backorders: 'backorders',
  product_invalid_tax_status: 'tax_status',
  product_invalid_catalog_visibility: 'catalog_visibility',
  product_invalid_featured_status: 'featured',
  product_external_invalid_manage_stock: 'manage_stock',
  product_external_invalid_stock_status: 'stock_status',
  product_external_invalid_backorders: 'backorders',
  product_grouped_invalid_manage_stock: 'manage_stock',
  product_invalid_download: 'downloads',
};

/** The messages of an error by field; empty if it is about the product as a whole. */
export function toFieldErrors({ code, message, params }: Failure): FieldErrors {
  if (params) return params;
  const member = MEMBERS[code];
  return member === undefined ? {} : { [member]: message };
}
