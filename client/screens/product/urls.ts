import { isFeatureEnabled } from '@admin/host';
import { getNewPath } from '@admin/navigation';
import { parseFormKey, type FormKey } from '@admin/store-product';

/** WooCommerce's list of products. */
export const PRODUCTS_URL = 'edit.php?post_type=product';

/** Returns the dashboard path of a form. */
export function getProductPath(key: FormKey): string {
  const place = parseFormKey(key);
  if (!place) return '/add-product';
  const product = `/product/${place.productId}`;
  return place.variationId === 0 ? product : `${product}/variation/${place.variationId}`;
}

/** Returns the page of a variation, if WooCommerce has such pages. */
export const getVariationUrl = (productId: number, variationId: number): string | undefined =>
  isFeatureEnabled('product-variation-management')
    ? getNewPath({}, `/product/${productId}/variation/${variationId}`, {})
    : undefined;

export const getFormUrl = (key: FormKey, tab?: string): string =>
  getNewPath({ tab }, getProductPath(key), {});

/** Returns WooCommerce's own form for a product. */
export function getClassicUrl(key: FormKey): string {
  const place = parseFormKey(key);
  return place
    ? `post.php?post=${place.productId}&action=edit&post_type=product`
    : 'post-new.php?post_type=product';
}

/** Returns the preview of a product as customers would see it, including drafts. */
export function getPreviewUrl(permalink: string): string {
  const url = new URL(permalink, window.location.href);
  url.searchParams.set('preview', 'true');
  return url.href;
}

/** Whether a part of an address is a valid record id: a whole number from 1 on, without leading zeros. */
export const isRecordId = (text = ''): boolean => /^[1-9]\d{0,14}$/.test(text);
