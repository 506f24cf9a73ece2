import { cleanText } from '../../shared/clean';
import { getProduct, countReviews, listReviews } from '../../catalog';
import type { Review } from '../../catalog';
import { html, NOTHING } from '../../html/html';
import { plainText } from '../../html/plain-text';
import { ADMIN_PATH } from '../shared/addresses';
import { productPage } from '../shared/product-addresses';
import { createDateFormat } from './date-format';
import type { List } from './lists/list';
import { change, deletion, trashing } from './lists/post-status';
import { __, _n, _x, sprintf } from '../../i18n';

/** The platform's view names, and the statuses they show. */
const listViews = () =>
  [
    { value: 'moderated', status: 'hold', label: __('Pending', 'store-admin') },
    { value: 'approved', status: 'approved', label: __('Approved', 'store-admin') },
    { value: 'spam', status: 'spam', label: __('Spam', 'store-admin') },
    { value: 'trash', status: 'trash', label: __('Trash', 'store-admin') },
  ] as const;

/** The actions available for each status. */
const ACTIONS: Readonly<Record<Review['status'], readonly string[]>> = {
  hold: ['approve', 'spam', 'trash'],
  approved: ['unapprove', 'spam', 'trash'],
  spam: ['unspam', 'delete'],
  trash: ['untrash', 'delete'],
};

const listRatings = () =>
  [5, 4, 3, 2, 1].map(
    (stars) =>
      [
        String(stars),
        /* translators: %d: number of stars */
        sprintf(_n('%d star', '%d stars', stars, 'store-admin'), stars),
      ] as const,
  );

export const reviewList = (): List<Review> => ({
  title: __('Reviews', 'store-admin'),
  screen: 'product_page_product-reviews',
  breadcrumbs: [['edit.php?post_type=product', __('Products', 'store-admin')], __('Reviews', 'store-admin')],
  texts: {
    none: __('No reviews found.', 'store-admin'),
    search: __('Search reviews', 'store-admin'),
    selectOne: __('Select at least one review.', 'store-admin'),
    views: __('Views of reviews', 'store-admin'),
    count: (count) =>
      /* translators: %s: number of reviews */
      _n('%s review', '%s reviews', count, 'store-admin'),
  },
  viewParameter: 'comment_status',
  root: '/wc/v3/products/reviews',
  actions: {
    approve: {
      label: __('Approve', 'store-admin'),
      done: (count) =>
        /* translators: %s: number of reviews */
        _n('%s review approved.', '%s reviews approved.', count, 'store-admin'),
      call: change({ status: 'approved' }),
    },
    unapprove: {
      label: __('Unapprove', 'store-admin'),
      done: (count) =>
        /* translators: %s: number of reviews */
        _n('%s review unapproved.', '%s reviews unapproved.', count, 'store-admin'),
      call: change({ status: 'hold' }),
    },
    spam: {
      label: _x('Spam', 'verb', 'store-admin'),
      isDestructive: true,
      done: (count) =>
        /* translators: %s: number of reviews */
        _n('%s review marked as spam.', '%s reviews marked as spam.', count, 'store-admin'),
      call: change({ status: 'spam' }),
    },
    unspam: {
      label: __('Not spam', 'store-admin'),
      done: (count) =>
        /* translators: %s: number of reviews */
        _n('%s review restored from the spam.', '%s reviews restored from the spam.', count, 'store-admin'),
      call: change({ status: 'unspam' }),
    },
    trash: {
      ...trashing((count) =>
        /* translators: %s: number of reviews */
        _n('%s review moved to the Trash.', '%s reviews moved to the Trash.', count, 'store-admin'),
      ),
      call: change({ status: 'trash' }),
    },
    untrash: {
      label: __('Restore', 'store-admin'),
      done: (count) =>
        /* translators: %s: number of reviews */
        _n('%s review restored from the Trash.', '%s reviews restored from the Trash.', count, 'store-admin'),
      call: change({ status: 'untrash' }),
    },
    delete: deletion((count) =>
      /* translators: %s: number of reviews */
      _n('%s review permanently deleted.', '%s reviews permanently deleted.', count, 'store-admin'),
    ),
  },
  open(context, query) {
    const { store } = context;
    const views = listViews();
    const view = views.find(({ value }) => value === query.view);
    const { reviews, total } = listReviews(store.db, {
      status: view?.status ?? 'all',
      search: query.search,
      include: [],
      exclude: [],
      reviewer: [],
      reviewerExclude: [],
      product: [],
      rating: Number(query.get('review_rating')) || undefined,
      orderBy: query.orderBy(['date', 'product']),
      order: query.order ?? 'desc',
      limit: query.limit,
      offset: query.offset,
    });
    const dates = createDateFormat(context);
    const count = (status: Review['status']) => countReviews(store.db, status);
    return {
      items: reviews,
      total,
      /* translators: %s: name of a reviewer */
      name: ({ reviewer }) => sprintf(__('review by %s', 'store-admin'), reviewer),
      columns: [
        {
          label: __('Author', 'store-admin'),
          cell: ({ reviewer, email, isVerified }) =>
            html`<strong>${reviewer}</strong>
              <div class="description">
                ${email}${isVerified ? ` ${__('(verified owner)', 'store-admin')}` : ''}
              </div>`,
        },
        {
          label: __('Rating', 'store-admin'),
          cell: ({ rating }) =>
            /* translators: %d: number of stars that a review gives */
            rating > 0 ? sprintf(__('%d of 5', 'store-admin'), rating) : '–',
        },
        {
          label: __('Review', 'store-admin'),
          cell: ({ review, status }) =>
            html`${plainText(cleanText(review))}${
              status === 'hold'
                ? html` <span class="post-state">— ${__('Pending', 'store-admin')}</span>`
                : NOTHING
            }`,
        },
        {
          label: __('Product', 'store-admin'),
          sortBy: 'product',
          cell: ({ productId }) =>
            html`<a href="${ADMIN_PATH}${productPage(store, productId)}"
              >${getProduct(store.db, productId)?.name ?? `#${productId}`}</a
            >`,
        },
        {
          label: __('Submitted on', 'store-admin'),
          sortBy: 'date',
          cell: ({ createdAt }) => dates.moment(createdAt),
        },
      ],
      views: [
        { value: '', label: __('All', 'store-admin'), count: count('hold') + count('approved') },
        ...views.map(({ value, status, label }) => ({ value, label, count: count(status) })),
      ],
      filters: [
        {
          name: 'review_rating',
          label: __('Rating', 'store-admin'),
          options: [['', __('All ratings', 'store-admin')], ...listRatings()],
        },
      ],
      rowActions: ({ status }) => ACTIONS[status],
      bulkActions: view ? ACTIONS[view.status] : ['approve', 'unapprove', 'spam', 'trash'],
    };
  },
});
