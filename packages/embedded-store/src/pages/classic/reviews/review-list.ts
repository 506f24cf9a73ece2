import { cleanText } from '../../../shared/clean';
import { getProduct, countReviews, listReviews } from '../../../catalog';
import type { Review } from '../../../catalog';
import { html, NOTHING } from '../../../html/html';
import { plainText } from '../../../html/plain-text';
import { ADMIN_PATH } from '../../shared/addresses';
import { productPage } from '../../shared/product-addresses';
import { createDateFormat } from '../date-format';
import type { List } from '../lists/list';
import { change, DELETE, TRASH } from '../lists/post-status';

/** The platform's view names, and the statuses they show. */
const VIEWS = [
  { value: 'moderated', status: 'hold', label: 'Pending' },
  { value: 'approved', status: 'approved', label: 'Approved' },
  { value: 'spam', status: 'spam', label: 'Spam' },
  { value: 'trash', status: 'trash', label: 'Trash' },
] as const;

/** The actions available for each status. */
const ACTIONS: Readonly<Record<Review['status'], readonly string[]>> = {
  hold: ['approve', 'spam', 'trash'],
  approved: ['unapprove', 'spam', 'trash'],
  spam: ['unspam', 'delete'],
  trash: ['untrash', 'delete'],
};

const RATINGS = [5, 4, 3, 2, 1].map(
  (stars) => [String(stars), stars === 1 ? '1 star' : `${stars} stars`] as const,
);

export const reviewList: List<Review> = {
  title: 'Reviews',
  screen: 'product_page_product-reviews',
  breadcrumbs: [['edit.php?post_type=product', 'Products'], 'Reviews'],
  what: { one: 'review', many: 'reviews' },
  viewParameter: 'comment_status',
  root: '/wc/v3/products/reviews',
  actions: {
    approve: { label: 'Approve', done: 'approved.', call: change({ status: 'approved' }) },
    unapprove: { label: 'Unapprove', done: 'unapproved.', call: change({ status: 'hold' }) },
    spam: { label: 'Spam', isDestructive: true, done: 'marked as spam.', call: change({ status: 'spam' }) },
    unspam: { label: 'Not spam', done: 'restored from the spam.', call: change({ status: 'unspam' }) },
    trash: { ...TRASH, call: change({ status: 'trash' }) },
    untrash: { label: 'Restore', done: 'restored from the Trash.', call: change({ status: 'untrash' }) },
    delete: DELETE,
  },
  open(visitor, query) {
    const { store } = visitor;
    const view = VIEWS.find(({ value }) => value === query.view);
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
    const dates = createDateFormat(visitor);
    const count = (status: Review['status']) => countReviews(store.db, status);
    return {
      items: reviews,
      total,
      name: ({ reviewer }) => `review by ${reviewer}`,
      columns: [
        {
          label: 'Author',
          cell: ({ reviewer, email, isVerified }) =>
            html`<strong>${reviewer}</strong>
              <div class="description">${email}${isVerified ? ' (verified owner)' : ''}</div>`,
        },
        { label: 'Rating', cell: ({ rating }) => (rating > 0 ? `${rating} of 5` : '–') },
        {
          label: 'Review',
          cell: ({ review, status }) =>
            html`${plainText(cleanText(review))}${
              status === 'hold' ? html` <span class="post-state">— Pending</span>` : NOTHING
            }`,
        },
        {
          label: 'Product',
          sortBy: 'product',
          cell: ({ productId }) =>
            html`<a href="${ADMIN_PATH}${productPage(store, productId)}"
              >${getProduct(store.db, productId)?.name ?? `#${productId}`}</a
            >`,
        },
        { label: 'Submitted on', sortBy: 'date', cell: ({ createdAt }) => dates.moment(createdAt) },
      ],
      views: [
        { value: '', label: 'All', count: count('hold') + count('approved') },
        ...VIEWS.map(({ value, status, label }) => ({ value, label, count: count(status) })),
      ],
      filters: [{ name: 'review_rating', label: 'Rating', options: [['', 'All ratings'], ...RATINGS] }],
      rowActions: ({ status }) => ACTIONS[status],
      bulkActions: view ? ACTIONS[view.status] : ['approve', 'unapprove', 'spam', 'trash'],
    };
  },
};
