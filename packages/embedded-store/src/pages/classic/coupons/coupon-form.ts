import type { AdminPageContext } from '../../shared/admin-page-context';
import { categoriesOf } from '../products/product-list';
import { openPost } from '../records/post-type';
import { field, splitList } from '../records/record-form';
import type { RecordForm } from '../records/record-form';
import { DISCOUNT_LABELS } from './coupon-list';

const COUPON = {
  type: 'shop_coupon',
  one: 'coupon',
  many: 'Coupons',
  root: '/wc/v3/coupons',
  blank: { discount_type: 'fixed_cart', status: 'publish' },
};

const STATUSES = { publish: 'Published', draft: 'Draft', pending: 'Pending review', private: 'Private' };

/** The form of a coupon; without an id, of a new one. `undefined` when there is no such coupon. */
export function couponForm(visitor: AdminPageContext, id?: number): RecordForm | undefined {
  const form = openPost(visitor, COUPON, id);
  if (!form) return undefined;
  const options = Object.fromEntries(categoriesOf(visitor.store.db));
  return {
    ...form,
    messages: { updated: 'Coupon updated.', created: 'Coupon added.' },
    boxes: [
      {
        id: 'general_coupon_data',
        title: 'General',
        fields: [
          field('title', 'post_title', 'Coupon code', { member: 'code', isRequired: true }),
          field('textarea', 'excerpt', 'Description', { member: 'description' }),
          field('select', 'discount_type', 'Discount type', { options: DISCOUNT_LABELS }),
          field('price', 'coupon_amount', 'Coupon amount', { member: 'amount' }),
          field('checkbox', 'free_shipping', 'Allow free shipping', { description: 'Grant free shipping' }),
          field('date', 'expiry_date', 'Coupon expiry date', {
            member: 'date_expires',
            description: 'The coupon expires at 00:00 of this date.',
          }),
        ],
      },
      {
        id: 'usage_restriction_coupon_data',
        title: 'Usage restriction',
        fields: [
          field('price', 'minimum_amount', 'Minimum spend', { read: spend }),
          field('price', 'maximum_amount', 'Maximum spend', { read: spend }),
          field('checkbox', 'individual_use', 'Individual use only', {
            description: 'Cannot be used in conjunction with other coupons',
          }),
          field('checkbox', 'exclude_sale_items', 'Exclude sale items', {
            description: 'Does not apply to items on sale',
          }),
          field('multiselect', 'product_categories', 'Product categories', { options }),
          field('multiselect', 'exclude_product_categories', 'Exclude categories', {
            member: 'excluded_product_categories',
            options,
          }),
          field('text', 'customer_email', 'Allowed emails', {
            member: 'email_restrictions',
            description:
              'Separate addresses with commas. <code>*@example.com</code> allows every address there.',
            read: (addresses) => (Array.isArray(addresses) ? addresses.join(', ') : ''),
            write: splitList,
          }),
        ],
      },
      {
        id: 'usage_limit_coupon_data',
        title: 'Usage limits',
        fields: [
          field('number', 'usage_limit', 'Usage limit per coupon'),
          field('number', 'limit_usage_to_x_items', 'Limit usage to X items'),
          field('number', 'usage_limit_per_user', 'Usage limit per user'),
        ],
      },
      {
        id: 'submitdiv',
        title: 'Publish',
        isSide: true,
        fields: [field('select', 'post_status', 'Status', { member: 'status', options: STATUSES })],
        buttons: [
          id === undefined
            ? { name: 'save', label: 'Add coupon', isPrimary: true, message: 'created' }
            : { name: 'save', label: 'Update', isPrimary: true, message: 'updated' },
        ],
      },
    ],
  };
}

/** A spend of zero means no limit. */
const spend = (member: unknown): string => (Number(member) > 0 ? String(member) : '');
