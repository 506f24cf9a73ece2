import { toDecimal, toParts } from '../../../resources/amounts';
import { type Coupon, getCoupon, NO_RULES } from '../../../resources/coupons';
import { getTimeZone, toLocalText } from '../../../resources/local-time';
import { getDecimals } from '../../../resources/orders';
import { html, NOTHING } from '../../../html/html';
import type { Visitor } from '../../visitor';
import { changedFields, type Fields, toFields, withDraft } from '../form/draft-fields';
import type { FormField } from '../form/field';
import type { Outcome } from '../form/page-form';
import { toProblems, write } from '../form/write';
import { categoriesOf } from '../products/product-list';
import { fieldRows, postbox, type RecordForm, titleField, twoColumns } from '../records/record-page';
import { DISCOUNT_LABELS } from './coupon-list';

const ROOT = '/wc/v3/coupons';

/** Where each field goes in a call, by its name on the platform's form. */
const MEMBERS: Readonly<Record<string, string>> = {
  post_title: 'code',
  excerpt: 'description',
  discount_type: 'discount_type',
  coupon_amount: 'amount',
  free_shipping: 'free_shipping',
  expiry_date: 'date_expires',
  minimum_amount: 'minimum_amount',
  maximum_amount: 'maximum_amount',
  individual_use: 'individual_use',
  exclude_sale_items: 'exclude_sale_items',
  product_categories: 'product_categories',
  exclude_product_categories: 'excluded_product_categories',
  customer_email: 'email_restrictions',
  usage_limit: 'usage_limit',
  limit_usage_to_x_items: 'limit_usage_to_x_items',
  usage_limit_per_user: 'usage_limit_per_user',
  post_status: 'status',
};

const GENERAL = ['excerpt', 'discount_type', 'coupon_amount', 'free_shipping', 'expiry_date'];
const RESTRICTIONS = [
  'minimum_amount',
  'maximum_amount',
  'individual_use',
  'exclude_sale_items',
  'product_categories',
  'exclude_product_categories',
  'customer_email',
];
const LIMITS = ['usage_limit', 'limit_usage_to_x_items', 'usage_limit_per_user'];

type Shown = Pick<
  Coupon,
  'code' | 'status' | 'discountType' | 'amount' | 'description' | 'rules' | 'expiresAt'
>;

export function newCoupon(visitor: Visitor): RecordForm {
  const blank: Shown = {
    code: '',
    status: 'publish',
    discountType: 'fixed_cart',
    amount: 0,
    description: '',
    rules: NO_RULES,
    expiresAt: null,
  };
  return {
    ...recordForm(visitor, undefined, blank),
    title: 'Add new coupon',
    screen: 'post-new-php post-type-shop_coupon',
    breadcrumbs: [['edit.php?post_type=shop_coupon', 'Coupons'], 'Add New'],
  };
}

export function editCoupon(visitor: Visitor, id: number): RecordForm | undefined {
  const coupon = getCoupon(visitor.store.db, id);
  return coupon && recordForm(visitor, coupon.id, coupon);
}

function recordForm(visitor: Visitor, id: number | undefined, coupon: Shown): RecordForm {
  const fields = couponFields(visitor, coupon);
  return {
    title: 'Edit coupon',
    screen: 'post-php post-type-shop_coupon',
    breadcrumbs: [['edit.php?post_type=shop_coupon', 'Coupons'], 'Edit coupon'],
    addNew: { label: 'Add coupon', href: 'post-new.php?post_type=shop_coupon' },
    messages: { updated: 'Coupon updated.', created: 'Coupon added.' },
    show: (draft) => {
      const shown = withDraft(fields, draft);
      const title = shown.get('post_title');
      return twoColumns(
        html`${title ? titleField(title) : NOTHING}
        ${postbox('woocommerce-coupon-data', 'Coupon data', fieldRows(shown, GENERAL))}
        ${postbox('usage_restriction_coupon_data', 'Usage restriction', fieldRows(shown, RESTRICTIONS))}
        ${postbox('usage_limit_coupon_data', 'Usage limits', fieldRows(shown, LIMITS))}`,
        postbox(
          'submitdiv',
          'Publish',
          html`${fieldRows(shown, ['post_status'])}
            <div class="publishing">
              <button type="submit" class="button-primary" name="save" value="1">
                ${id === undefined ? 'Add coupon' : 'Update'}
              </button>
            </div>`,
        ),
      );
    },
    save: (sent) => save(visitor, id, fields, sent),
  };
}

function save(visitor: Visitor, id: number | undefined, fields: Fields, sent: URLSearchParams): Outcome {
  if ((sent.get('post_title') ?? '').trim() === '') {
    return { problems: [{ id: 'post_title', label: 'Coupon code', error: 'Please enter a code.' }] };
  }
  const body = Object.fromEntries(
    changedFields(fields, sent).map((field) => [MEMBERS[field.id] ?? field.id, toMember(field)]),
  );
  const written =
    id === undefined
      ? write(visitor, { method: 'POST', path: ROOT, body })
      : write(visitor, { method: 'PUT', path: `${ROOT}/${id}`, body });
  if ('id' in written) {
    const goTo = `post.php?post=${written.id}&action=edit&post_type=shop_coupon`;
    return { goTo, message: id === undefined ? 'created' : 'updated' };
  }
  const places = Object.fromEntries(
    Object.entries(MEMBERS).map(([name, member]) => [
      member,
      { id: name, label: fields.get(name)?.label ?? name },
    ]),
  );
  return { problems: toProblems(written.failure, places) };
}

function toMember({ id, type, value }: FormField): unknown {
  if (type === 'checkbox') return value === 'yes';
  if (type === 'multiselect') return Array.isArray(value) ? value.map(Number) : [];
  if (type === 'number' || type === 'date') return value === '' ? null : value;
  if (id !== 'customer_email') return value;
  const addresses = typeof value === 'string' ? value.split(',') : [];
  return addresses.map((address) => address.trim()).filter((address) => address !== '');
}

function couponFields({ store }: Visitor, { rules, ...coupon }: Shown): Fields {
  const categories = Object.fromEntries(categoriesOf(store.db));
  const limit = (value: number | null) => (value === null ? '' : String(value));
  const decimals = getDecimals(store.db);
  const amount = toDecimal(coupon.amount, coupon.discountType === 'percent' ? 2 : decimals);
  const spend = (value: string) => (Number(value) === 0 ? '' : toDecimal(toParts(value), decimals));
  const box = (id: string, label: string, description: string, isOn: boolean): FormField => ({
    id,
    label,
    description,
    type: 'checkbox',
    value: isOn ? 'yes' : 'no',
  });
  const chosen = (id: string, label: string, ids: readonly number[]): FormField => ({
    id,
    label,
    type: 'multiselect',
    value: ids.map(String),
    options: categories,
  });
  return toFields([
    { id: 'post_title', label: 'Coupon code', type: 'text', value: coupon.code },
    { id: 'excerpt', label: 'Description', type: 'textarea', value: coupon.description },
    {
      id: 'discount_type',
      label: 'Discount type',
      type: 'select',
      value: coupon.discountType,
      options: DISCOUNT_LABELS,
    },
    { id: 'coupon_amount', label: 'Coupon amount', type: 'price', value: amount },
    box('free_shipping', 'Free shipping', 'Make shipping free', rules.free_shipping),
    {
      id: 'expiry_date',
      label: 'Coupon expiry date',
      description: 'The first day on which it no longer counts.',
      type: 'date',
      value:
        coupon.expiresAt === null ? '' : toLocalText(getTimeZone(store.db), coupon.expiresAt).slice(0, 10),
    },
    { id: 'minimum_amount', label: 'Minimum spend', type: 'price', value: spend(rules.minimum_amount) },
    { id: 'maximum_amount', label: 'Maximum spend', type: 'price', value: spend(rules.maximum_amount) },
    box('individual_use', 'Individual use only', 'Not together with other coupons', rules.individual_use),
    box('exclude_sale_items', 'Exclude sale items', 'Not for what is on sale', rules.exclude_sale_items),
    chosen('product_categories', 'Product categories', rules.product_categories),
    chosen('exclude_product_categories', 'Exclude categories', rules.excluded_product_categories),
    {
      id: 'customer_email',
      label: 'Allowed emails',
      description: 'With commas between them; <code>*@example.com</code> is everyone there.',
      type: 'text',
      value: rules.email_restrictions.join(', '),
    },
    { id: 'usage_limit', label: 'Usage limit per coupon', type: 'number', value: limit(rules.usage_limit) },
    {
      id: 'limit_usage_to_x_items',
      label: 'Limit usage to X items',
      type: 'number',
      value: limit(rules.limit_usage_to_x_items),
    },
    {
      id: 'usage_limit_per_user',
      label: 'Usage limit per user',
      type: 'number',
      value: limit(rules.usage_limit_per_user),
    },
    {
      id: 'post_status',
      label: 'Status',
      type: 'select',
      value: coupon.status,
      options: { publish: 'Published', draft: 'Draft', pending: 'Pending review', private: 'Private' },
    },
  ]);
}
