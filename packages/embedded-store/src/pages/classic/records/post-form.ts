import { html } from '../../../html/html';
import type { AdminPageContext } from '../../shared/admin-page-context';
import { couponForm } from '../coupons/coupon-form';
import { orderForm } from '../orders/order-form';
import { productForm } from '../products/product-form';
import { postAddress } from './post-type';
import type { RecordForm } from './record-form';
import { __, sprintf } from '../../../i18n';

/** The record types that `post.php` edits. */
const listKinds = () =>
  [
    {
      type: 'shop_order',
      capability: 'edit_shop_orders',
      label: __('Order', 'store-admin'),
      open: orderForm,
    },
    { type: 'product', capability: 'edit_products', label: __('Product', 'store-admin'), open: productForm },
    {
      type: 'shop_coupon',
      capability: 'edit_shop_coupons',
      label: __('Coupon', 'store-admin'),
      open: couponForm,
    },
  ] as const;

/**
 * The form for `post.php?post=12&action=edit`. Orders, products and coupons have separate ids in this store, so a URL
 * without a type may match several; then the page asks which one.
 */
export function postForm(context: AdminPageContext): RecordForm | undefined {
  const { searchParams } = context.url;
  const id = Number(searchParams.get('post'));
  const type = searchParams.get('post_type');
  const allowed = listKinds().filter(({ capability }) => context.can(capability));
  const found = allowed.flatMap((kind) => {
    const form = type === null || type === kind.type ? kind.open(context, id) : undefined;
    return form ? [{ ...kind, form }] : [];
  });
  const [only, other] = found;
  if (!other) return only?.form;
  const links = found.map(
    ({ type: kind, label }) => html`<li><a href="${postAddress(kind, id)}">${label} #${id}</a></li>`,
  );
  return {
    /* translators: %d: number that several records have */
    title: sprintf(__('Which #%d?', 'store-admin'), id),
    screen: 'post-php',
    breadcrumbs: [__('Edit', 'store-admin')],
    boxes: [
      {
        id: 'found',
        title: '',
        description: __('Several items have this ID. Please choose one.', 'store-admin'),
        content: html`<ul>
          ${links}
        </ul>`,
      },
    ],
  };
}
