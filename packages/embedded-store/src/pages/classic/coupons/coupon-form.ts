import type { AdminPageContext } from '../../shared/admin-page-context';
import { categoriesOf } from '../products/product-list';
import { openPost } from '../records/post-type';
import type { PostType } from '../records/post-type';
import { field, splitList } from '../records/record-form';
import type { RecordForm } from '../records/record-form';
import { getDiscountLabels } from './coupon-list';
import { __ } from '../../../i18n';

const describeCoupon = (): PostType => ({
  type: 'shop_coupon',
  texts: {
    list: __('Coupons', 'store-admin'),
    add: __('Add coupon', 'store-admin'),
    addNew: __('Add new coupon', 'store-admin'),
    edit: __('Edit coupon', 'store-admin'),
  },
  root: '/wc/v3/coupons',
  blank: { discount_type: 'fixed_cart', status: 'publish' },
});

const listStatuses = () => ({
  publish: __('Published', 'store-admin'),
  draft: __('Draft', 'store-admin'),
  pending: __('Pending review', 'store-admin'),
  private: __('Private', 'store-admin'),
});

/** The form of a coupon; without an id, of a new one. `undefined` when there is no such coupon. */
export function couponForm(context: AdminPageContext, id?: number): RecordForm | undefined {
  const form = openPost(context, describeCoupon(), id);
  if (!form) return undefined;
  const options = Object.fromEntries(categoriesOf(context.store.db));
  return {
    ...form,
    messages: { updated: __('Coupon updated.', 'store-admin'), created: __('Coupon added.', 'store-admin') },
    boxes: [
      {
        id: 'general_coupon_data',
        title: __('General', 'store-admin'),
        fields: [
          field('title', 'post_title', __('Coupon code', 'store-admin'), {
            member: 'code',
            isRequired: true,
          }),
          field('textarea', 'excerpt', __('Description', 'store-admin'), { member: 'description' }),
          field('select', 'discount_type', __('Discount type', 'store-admin'), {
            options: getDiscountLabels(),
          }),
          field('price', 'coupon_amount', __('Coupon amount', 'store-admin'), { member: 'amount' }),
          field('checkbox', 'free_shipping', __('Allow free shipping', 'store-admin'), {
            description: __('Grant free shipping', 'store-admin'),
          }),
          field('date', 'expiry_date', __('Coupon expiry date', 'store-admin'), {
            member: 'date_expires',
            description: __('The coupon expires at 00:00 of this date.', 'store-admin'),
          }),
        ],
      },
      {
        id: 'usage_restriction_coupon_data',
        title: __('Usage restriction', 'store-admin'),
        fields: [
          field('price', 'minimum_amount', __('Minimum spend', 'store-admin'), { read: spend }),
          field('price', 'maximum_amount', __('Maximum spend', 'store-admin'), { read: spend }),
          field('checkbox', 'individual_use', __('Individual use only', 'store-admin'), {
            description: __('Cannot be used in conjunction with other coupons', 'store-admin'),
          }),
          field('checkbox', 'exclude_sale_items', __('Exclude sale items', 'store-admin'), {
            description: __('Does not apply to items on sale', 'store-admin'),
          }),
          field('multiselect', 'product_categories', __('Product categories', 'store-admin'), { options }),
          field('multiselect', 'exclude_product_categories', __('Exclude categories', 'store-admin'), {
            member: 'excluded_product_categories',
            options,
          }),
          field('text', 'customer_email', __('Allowed emails', 'store-admin'), {
            member: 'email_restrictions',
            description: __(
              'Separate addresses with commas. <code>*@example.com</code> allows every address there.',
              'store-admin',
            ),
            read: (addresses) => (Array.isArray(addresses) ? addresses.join(', ') : ''),
            write: splitList,
          }),
        ],
      },
      {
        id: 'usage_limit_coupon_data',
        title: __('Usage limits', 'store-admin'),
        fields: [
          field('number', 'usage_limit', __('Usage limit per coupon', 'store-admin')),
          field('number', 'limit_usage_to_x_items', __('Limit usage to X items', 'store-admin')),
          field('number', 'usage_limit_per_user', __('Usage limit per user', 'store-admin')),
        ],
      },
      {
        id: 'submitdiv',
        title: __('Publish', 'store-admin'),
        isSide: true,
        fields: [
          field('select', 'post_status', __('Status', 'store-admin'), {
            member: 'status',
            options: listStatuses(),
          }),
        ],
        buttons: [
          id === undefined
            ? { name: 'save', label: __('Add coupon', 'store-admin'), isPrimary: true, message: 'created' }
            : { name: 'save', label: __('Update', 'store-admin'), isPrimary: true, message: 'updated' },
        ],
      },
    ],
  };
}

/** A spend of zero means no limit. */
const spend = (member: unknown): string => (Number(member) > 0 ? String(member) : '');
