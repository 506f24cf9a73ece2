import { allOf, condition, contains, type StoreDatabase } from '../../../database';
import { toDecimal } from '../../../resources/amounts';
import { type Coupon, countCoupons, getCouponUses, listCoupons } from '../../../resources/coupons';
import { createMoneyFormat } from '../../../resources/orders';
import { getTextSetting } from '../../../resources/settings';
import { ADMIN_PATH } from '../../addresses';
import { html, NOTHING } from '../../../html/html';
import type { Visitor } from '../../visitor';
import { createDateFormat } from '../date-format';
import { write } from '../form/write';
import { type Action, type List, type OpenedList, PER_PAGE, type View } from '../lists/list';
import { oneOfParameter, orderOf, parameter } from '../lists/list-address';
import { counted } from '../lists/list-page';
import { pageOf } from '../lists/pagination';

const WHAT = { one: 'coupon', many: 'coupons' };

export const DISCOUNT_LABELS = {
  percent: 'Percentage discount',
  fixed_cart: 'Fixed cart discount',
  fixed_product: 'Fixed product discount',
};

const VIEWS = [
  ['publish', 'Published'],
  ['draft', 'Draft'],
  ['pending', 'Pending'],
  ['private', 'Private'],
] as const;

export const couponList: List<Coupon> = {
  title: 'Coupons',
  titleLabel: 'Code',
  screen: 'edit-php post-type-shop_coupon',
  breadcrumbs: ['Coupons'],
  what: WHAT,
  viewParameter: 'post_status',
  isSearchable: true,
  addNew: () => ({ label: 'Add coupon', href: 'post-new.php?post_type=shop_coupon' }),
  open,
  apply,
  done: {
    publish: counted(WHAT, 'published.'),
    draft: counted(WHAT, 'changed to a draft.'),
    trash: counted(WHAT, 'moved to the trash.'),
    untrash: counted(WHAT, 'brought back from the trash.'),
    delete: counted(WHAT, 'deleted for good.'),
  },
};

export function couponAddress(id: number): string {
  return `${ADMIN_PATH}post.php?post=${id}&action=edit&post_type=shop_coupon`;
}

function open(visitor: Visitor): OpenedList<Coupon> {
  const { url, store } = visitor;
  const { db } = store;
  const status = parameter(url, 'post_status');
  const type = parameter(url, 'coupon_type');
  const search = parameter(url, 's');
  const sortBy = { title: 'code', date: 'created_at' }[
    oneOfParameter(url, 'orderby', ['title', 'date']) ?? 'date'
  ];
  const where = allOf([
    status === '' ? condition("status <> 'trash'") : condition('status = ?', status),
    type !== '' && condition('discount_type = ?', type),
    search !== '' && contains(['code', 'description'], search),
  ]);
  const orderBy = condition(`${sortBy} ${orderOf(url) ?? 'desc'}, id`);
  const page = { limit: PER_PAGE, offset: (pageOf(url) - 1) * PER_PAGE };
  const { coupons, total } = listCoupons(db, where, orderBy, page);
  const uses = getCouponUses(
    db,
    coupons.map(({ id }) => id),
  );
  const dates = createDateFormat(visitor);
  const money = createMoneyFormat(db);
  const currency = getTextSetting(db, 'general', 'woocommerce_currency');
  const isTrash = status === 'trash';
  return {
    items: coupons,
    total,
    views: viewsOf(db),
    filters: [
      {
        name: 'coupon_type',
        label: 'Type',
        options: [['', 'All types'], ...Object.entries(DISCOUNT_LABELS)],
      },
    ],
    titleSortBy: 'title',
    name: ({ code }) => code,
    title: ({ id, code, status: state }) =>
      html`${isTrash ? code : html`<a class="row-title" href="${couponAddress(id)}">${code}</a>`}
      ${state === 'draft' ? html`<span class="post-state"> — Draft</span>` : NOTHING}`,
    columns: [
      { label: 'Type', cell: ({ discountType }) => DISCOUNT_LABELS[discountType] },
      {
        label: 'Amount',
        isNumber: true,
        cell: ({ discountType, amount }) =>
          discountType === 'percent' ? `${toDecimal(amount)} %` : money(amount, currency),
      },
      { label: 'Description', cell: ({ description }) => description || '–' },
      {
        label: 'Usage / limit',
        cell: ({ id, rules }) => `${uses.get(id)?.length ?? 0} / ${rules.usage_limit ?? '∞'}`,
      },
      { label: 'Expires', cell: ({ expiresAt }) => (expiresAt === null ? '–' : dates.day(expiresAt)) },
    ],
    links: ({ id }) => (isTrash ? [] : [{ label: 'Edit', href: couponAddress(id) }]),
    rowActions: () => (isTrash ? TRASH_ACTIONS : [{ value: 'trash', label: 'Trash', isDestructive: true }]),
    bulkActions: isTrash ? TRASH_ACTIONS : BULK_ACTIONS,
  };
}

const BULK_ACTIONS: readonly Action[] = [
  { value: 'publish', label: 'Publish' },
  { value: 'draft', label: 'Change to draft' },
  { value: 'trash', label: 'Move to Trash' },
];

const TRASH_ACTIONS: readonly Action[] = [
  { value: 'untrash', label: 'Restore' },
  { value: 'delete', label: 'Delete permanently', isDestructive: true },
];

function apply(visitor: Visitor, action: string, id: number): string | undefined {
  const path = `/wc/v3/coupons/${id}`;
  const written = write(
    visitor,
    {
      trash: { method: 'DELETE', path } as const,
      delete: { method: 'DELETE', path, body: { force: true } } as const,
      untrash: { method: 'PUT', path, body: { status: 'draft' } } as const,
    }[action] ?? { method: 'PUT', path, body: { status: action } },
  );
  return 'failure' in written ? written.failure.message : undefined;
}

function viewsOf(db: StoreDatabase): View[] {
  const views = VIEWS.map(([value, label]) => ({ value, label, count: countCoupons(db, value) }));
  const all = views.reduce((sum, { count }) => sum + count, 0);
  return [
    { value: '', label: 'All', count: all },
    ...views,
    { value: 'trash', label: 'Trash', count: countCoupons(db, 'trash') },
  ];
}
