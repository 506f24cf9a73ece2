import { allOf, condition, contains } from '../../../database';
import { toDecimal } from '../../../shared/amounts';
import type { Coupon } from '../../../sales';
import { countCoupons, getCouponUses, listCoupons, createMoneyFormat } from '../../../sales';
import { getTextSetting } from '../../../site';
import { html, NOTHING } from '../../../html/html';
import { createDateFormat } from '../date-format';
import { postAddress } from '../records/post-type';
import type { List } from '../lists/list';
import { DELETE, IN_TRASH, PUBLISH, restoreTo, TO_DRAFT, TRASH, viewsByStatus } from '../lists/post-status';

export const DISCOUNT_LABELS = {
  percent: 'Percentage discount',
  fixed_cart: 'Fixed cart discount',
  fixed_product: 'Fixed product discount',
};

const STATUSES = [
  ['publish', 'Published'],
  ['draft', 'Draft'],
  ['pending', 'Pending'],
  ['private', 'Private'],
] as const;

export const couponList: List<Coupon> = {
  title: 'Coupons',
  screen: 'edit-php post-type-shop_coupon',
  breadcrumbs: ['Coupons'],
  what: { one: 'coupon', many: 'coupons' },
  viewParameter: 'post_status',
  addNew: () => ({ label: 'Add coupon', href: 'post-new.php?post_type=shop_coupon' }),
  root: '/wc/v3/coupons',
  actions: { publish: PUBLISH, draft: TO_DRAFT, trash: TRASH, untrash: restoreTo('draft'), delete: DELETE },
  open(visitor, query) {
    const { db } = visitor.store;
    const type = query.get('coupon_type');
    const where = allOf([
      query.view === '' ? condition("status <> 'trash'") : condition('status = ?', query.view),
      type !== '' && condition('discount_type = ?', type),
      query.search !== '' && contains(['code', 'description'], query.search),
    ]);
    const sortBy = { title: 'code', date: 'created_at' }[query.orderBy(['date', 'title'])];
    const orderBy = condition(`${sortBy} ${query.order ?? 'desc'}, id`);
    const { coupons, total } = listCoupons(db, where, orderBy, query);
    const uses = getCouponUses(
      db,
      coupons.map(({ id }) => id),
    );
    const dates = createDateFormat(visitor);
    const money = createMoneyFormat(db);
    const currency = getTextSetting(db, 'general', 'woocommerce_currency');
    const isTrash = query.view === 'trash';
    return {
      items: coupons,
      total,
      name: ({ code }) => code,
      columns: [
        {
          label: 'Code',
          sortBy: 'title',
          cell: ({ id, code, status }) =>
            html`${isTrash ? code : html`<a class="row-title" href="${postAddress('shop_coupon', id)}">${code}</a>`}
            ${status === 'draft' ? html`<span class="post-state"> — Draft</span>` : NOTHING}`,
        },
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
      views: viewsByStatus(STATUSES, (status) => countCoupons(db, status)),
      filters: [
        {
          name: 'coupon_type',
          label: 'Type',
          options: [['', 'All types'], ...Object.entries(DISCOUNT_LABELS)],
        },
      ],
      links: ({ id }) => (isTrash ? [] : [{ label: 'Edit', href: postAddress('shop_coupon', id) }]),
      rowActions: () => (isTrash ? IN_TRASH : ['trash']),
      bulkActions: isTrash ? IN_TRASH : ['publish', 'draft', 'trash'],
    };
  },
};
