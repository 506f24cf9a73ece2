import type { StoreDatabase } from '../../../database';
import { cleanText } from '../../../resources/clean';
import { getProduct } from '../../../resources/products';
import { countReviews, listReviews, type Moderation, type Review } from '../../../resources/reviews';
import { html, NOTHING } from '../../../html/html';
import { plainText } from '../../../html/plain-text';
import { ADMIN_PATH } from '../../addresses';
import { productPage } from '../../product-addresses';
import type { Visitor } from '../../visitor';
import { createDateFormat } from '../date-format';
import { write } from '../form/write';
import { type Action, type List, type OpenedList, PER_PAGE, type View } from '../lists/list';
import { oneOfParameter, orderOf, parameter } from '../lists/list-address';
import { counted } from '../lists/list-page';
import { pageOf } from '../lists/pagination';

const WHAT = { one: 'review', many: 'reviews' };

/** The platform's words for the views, and ours for what they hold. */
const VIEWS = [
  { value: 'moderated', status: 'hold', label: 'Pending' },
  { value: 'approved', status: 'approved', label: 'Approved' },
  { value: 'spam', status: 'spam', label: 'Spam' },
  { value: 'trash', status: 'trash', label: 'Trash' },
] as const;

export const reviewList: List<Review> = {
  title: 'Reviews',
  titleLabel: 'Author',
  screen: 'product_page_product-reviews',
  breadcrumbs: [['edit.php?post_type=product', 'Products'], 'Reviews'],
  what: WHAT,
  viewParameter: 'comment_status',
  isSearchable: true,
  open,
  apply,
  done: {
    approve: counted(WHAT, 'approved.'),
    unapprove: counted(WHAT, 'put on hold.'),
    spam: counted(WHAT, 'marked as spam.'),
    unspam: counted(WHAT, 'no longer marked as spam.'),
    trash: counted(WHAT, 'moved to the trash.'),
    untrash: counted(WHAT, 'brought back from the trash.'),
    delete: counted(WHAT, 'deleted for good.'),
  },
};

function open(visitor: Visitor): OpenedList<Review> {
  const { url, store } = visitor;
  const { db } = store;
  const view = VIEWS.find(({ value }) => value === parameter(url, 'comment_status'));
  const rating = Number(parameter(url, 'review_rating'));
  const { reviews, total } = listReviews(db, {
    status: view?.status ?? 'all',
    search: parameter(url, 's'),
    include: [],
    exclude: [],
    reviewer: [],
    reviewerExclude: [],
    product: [],
    rating: rating > 0 ? rating : undefined,
    orderBy: oneOfParameter(url, 'orderby', ['date', 'product']) ?? 'date',
    order: orderOf(url) ?? 'desc',
    limit: PER_PAGE,
    offset: (pageOf(url) - 1) * PER_PAGE,
  });
  const dates = createDateFormat(visitor);
  return {
    items: reviews,
    total,
    views: viewsOf(db),
    filters: [{ name: 'review_rating', label: 'Rating', options: [['', 'All ratings'], ...RATINGS] }],
    name: ({ reviewer }) => `review by ${reviewer}`,
    title: ({ reviewer, email, isVerified }) =>
      html`<strong>${reviewer}</strong>
        <div class="description">${email}${isVerified ? ' · bought it' : ''}</div>`,
    columns: [
      { label: 'Rating', cell: ({ rating: stars }) => (stars > 0 ? `${stars} of 5` : '–') },
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
            >${getProduct(db, productId)?.name ?? `#${productId}`}</a
          >`,
      },
      { label: 'Submitted on', sortBy: 'date', cell: ({ createdAt }) => dates.moment(createdAt) },
    ],
    links: () => [],
    rowActions: ({ status }) => ACTIONS[status],
    bulkActions: view ? ACTIONS[view.status] : [...ACTIONS.hold.slice(0, 1), ...ACTIONS.approved],
  };
}

const APPROVE: Action = { value: 'approve', label: 'Approve' };
const UNAPPROVE: Action = { value: 'unapprove', label: 'Unapprove' };
const SPAM: Action = { value: 'spam', label: 'Spam', isDestructive: true };
const TRASH: Action = { value: 'trash', label: 'Trash', isDestructive: true };
const DELETE: Action = { value: 'delete', label: 'Delete permanently', isDestructive: true };

/** What can be done with a review in each state. */
const ACTIONS: Readonly<Record<Review['status'], readonly Action[]>> = {
  hold: [APPROVE, SPAM, TRASH],
  approved: [UNAPPROVE, SPAM, TRASH],
  spam: [{ value: 'unspam', label: 'Not spam' }, DELETE],
  trash: [{ value: 'untrash', label: 'Restore' }, DELETE],
};

const MODERATIONS: Readonly<Record<string, Moderation>> = {
  approve: 'approved',
  unapprove: 'hold',
  spam: 'spam',
  unspam: 'unspam',
  trash: 'trash',
  untrash: 'untrash',
};

function apply(visitor: Visitor, action: string, id: number): string | undefined {
  const path = `/wc/v3/products/reviews/${id}`;
  const status = MODERATIONS[action];
  const written = write(
    visitor,
    status ? { method: 'PUT', path, body: { status } } : { method: 'DELETE', path, body: { force: true } },
  );
  return 'failure' in written ? written.failure.message : undefined;
}

function viewsOf(db: StoreDatabase): View[] {
  const views = VIEWS.map(({ value, status, label }) => ({ value, label, count: countReviews(db, status) }));
  const all = countReviews(db, 'hold') + countReviews(db, 'approved');
  return [{ value: '', label: 'All', count: all }, ...views];
}

const RATINGS: readonly (readonly [string, string])[] = [5, 4, 3, 2, 1].map((stars) => [
  String(stars),
  stars === 1 ? '1 star' : `${stars} stars`,
]);
