import { allOf, condition, contains } from '../../../database';
import { toDecimal } from '../../../shared/amounts';
import type { Coupon } from '../../../sales';
import { countCoupons, getCoupon, getCouponUses, listCoupons, createMoneyFormat } from '../../../sales';
import { getTextSetting } from '../../../site';
import { html, NOTHING } from '../../../html/html';
import { createDateFormat } from '../date-format';
import { postAddress } from '../records/post-type';
import type { List } from '../lists/list';
import {
  deletion,
  drafting,
  IN_TRASH,
  publishing,
  restoring,
  trashing,
  viewsByStatus,
} from '../lists/post-status';
import { __, _n } from '../../../i18n';

export const getDiscountLabels = () => ({
  percent: __('Percentage discount', 'store-admin'),
  fixed_cart: __('Fixed cart discount', 'store-admin'),
  fixed_product: __('Fixed product discount', 'store-admin'),
});

const listStatuses = () =>
  [
    ['publish', __('Published', 'store-admin')],
    ['draft', __('Draft', 'store-admin')],
    ['pending', __('Pending', 'store-admin')],
    ['private', __('Private', 'store-admin')],
  ] as const;

export const couponList = (): List<Coupon> => ({
  title: __('Coupons', 'store-admin'),
  screen: 'edit-php post-type-shop_coupon',
  breadcrumbs: [__('Coupons', 'store-admin')],
  texts: {
    none: __('No coupons found.', 'store-admin'),
    search: __('Search coupons', 'store-admin'),
    selectOne: __('Select at least one coupon.', 'store-admin'),
    views: __('Views of coupons', 'store-admin'),
    count: (count) =>
      /* translators: %s: number of coupons */
      _n('%s coupon', '%s coupons', count, 'store-admin'),
  },
  viewParameter: 'post_status',
  addNew: () => ({ label: __('Add coupon', 'store-admin'), href: 'post-new.php?post_type=shop_coupon' }),
  root: '/wc/v3/coupons',
  actions: {
    publish: publishing((count) =>
      /* translators: %s: number of coupons */
      _n('%s coupon published.', '%s coupons published.', count, 'store-admin'),
    ),
    draft: drafting((count) =>
      /* translators: %s: number of coupons */
      _n('%s coupon changed to a draft.', '%s coupons changed to drafts.', count, 'store-admin'),
    ),
    trash: trashing((count) =>
      /* translators: %s: number of coupons */
      _n('%s coupon moved to the Trash.', '%s coupons moved to the Trash.', count, 'store-admin'),
    ),
    untrash: restoring(
      (count) =>
        /* translators: %s: number of coupons */
        _n('%s coupon restored from the Trash.', '%s coupons restored from the Trash.', count, 'store-admin'),
      'draft',
      (id, { store }) => getCoupon(store.db, id)?.untrashedStatus,
    ),
    delete: deletion((count) =>
      /* translators: %s: number of coupons */
      _n('%s coupon permanently deleted.', '%s coupons permanently deleted.', count, 'store-admin'),
    ),
  },
  open(context, query) {
    const { db } = context.store;
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
    const dates = createDateFormat(context);
    const money = createMoneyFormat(db);
    const currency = getTextSetting(db, 'general', 'woocommerce_currency');
    const labels = getDiscountLabels();
    const isTrash = query.view === 'trash';
    return {
      items: coupons,
      total,
      name: ({ code }) => code,
      columns: [
        {
          label: __('Code', 'store-admin'),
          sortBy: 'title',
          cell: ({ id, code, status }) =>
            html`${isTrash ? code : html`<a class="row-title" href="${postAddress('shop_coupon', id)}">${code}</a>`}
            ${status === 'draft' ? html`<span class="post-state"> — ${__('Draft', 'store-admin')}</span>` : NOTHING}`,
        },
        { label: __('Type', 'store-admin'), cell: ({ discountType }) => labels[discountType] },
        {
          label: __('Amount', 'store-admin'),
          isNumber: true,
          cell: ({ discountType, amount }) =>
            discountType === 'percent' ? `${toDecimal(amount)} %` : money(amount, currency),
        },
        { label: __('Description', 'store-admin'), cell: ({ description }) => description || '–' },
        {
          label: __('Usage / limit', 'store-admin'),
          cell: ({ id, rules }) => `${uses.get(id)?.length ?? 0} / ${rules.usage_limit ?? '∞'}`,
        },
        {
          label: __('Expires', 'store-admin'),
          cell: ({ expiresAt }) => (expiresAt === null ? '–' : dates.day(expiresAt)),
        },
      ],
      views: viewsByStatus(listStatuses(), (status) => countCoupons(db, status)),
      filters: [
        {
          name: 'coupon_type',
          label: __('Type', 'store-admin'),
          options: [['', __('All types', 'store-admin')], ...Object.entries(labels)],
        },
      ],
      links: ({ id }) =>
        isTrash ? [] : [{ label: __('Edit', 'store-admin'), href: postAddress('shop_coupon', id) }],
      rowActions: () => (isTrash ? IN_TRASH : ['trash']),
      bulkActions: isTrash ? IN_TRASH : ['publish', 'draft', 'trash'],
    };
  },
});
