import { html } from '../../../html/html';
import { ADMIN_PATH } from '../../addresses';
import { classicProductPage } from '../../product-addresses';
import type { Visitor } from '../../visitor';
import { couponAddress } from '../coupons/coupon-list';
import { editCoupon } from '../coupons/coupon-page';
import { orderAddress } from '../orders/order-list';
import { editOrder } from '../orders/order-page';
import { editProduct } from '../products/product-page';
import type { RecordForm } from './record-page';

/** The kinds of records that `post.php` edits. */
const KINDS = [
  {
    type: 'shop_order',
    capability: 'edit_shop_orders',
    label: 'Order',
    open: editOrder,
    address: orderAddress,
  },
  {
    type: 'product',
    capability: 'edit_products',
    label: 'Product',
    open: editProduct,
    address: (id: number) => ADMIN_PATH + classicProductPage(id),
  },
  {
    type: 'shop_coupon',
    capability: 'edit_shop_coupons',
    label: 'Coupon',
    open: editCoupon,
    address: couponAddress,
  },
] as const;

/**
 * The record that `post.php?post=12&action=edit` names. Orders, products and coupons of this store are numbered apart,
 * so an address that does not say what it means may mean several: then the page asks.
 */
export function editPost(visitor: Visitor): RecordForm | undefined {
  const { searchParams } = visitor.url;
  const id = Number(searchParams.get('post'));
  const type = searchParams.get('post_type');
  const allowed = KINDS.filter(({ capability }) => visitor.can(capability));
  const found = allowed.flatMap((kind) => {
    const form = type === null || type === kind.type ? kind.open(visitor, id) : undefined;
    return form ? [{ ...kind, form }] : [];
  });
  const [only, other] = found;
  if (!other) return only?.form;
  return {
    title: `Which #${id}?`,
    screen: 'post-php',
    breadcrumbs: ['Edit'],
    messages: {},
    show: () =>
      html`<p>Several records have this number. Please choose one.</p>
        <ul>
          ${found.map(
            ({ label, address }) => html`<li><a href="${address(id)}">${`${label} #${id}`}</a></li>`,
          )}
        </ul>`,
  };
}
