import {
  HandlerResponse,
  boolean,
  date,
  email,
  createForbiddenError,
  integer,
  list,
  requireCapabilityOr,
  nullable,
  getOffset,
  oneOf,
  pageArgs,
  withPaginationHeaders,
  recordRoutes,
  required,
  RestError,
  route,
  string,
  UPDATE,
  withDefault,
} from '../../rest';
import type { ArgumentValues, RestRequest, Route } from '../../rest';
import { can } from '../../accounts';
import { cleanLine } from '../../shared/clean';
import { cleanHtml } from '../../shared/clean-html';
import { fromDate } from '../../shared/dates';
import { getTimeZone } from '../../site';
import { getProduct } from '../products/product';
import { moderate, MODERATIONS } from './moderation';
import { showReviews } from './record';
import { createReview, deleteReview, getReview, listReviews, updateReview } from './queries';
import type { Review } from './queries';
import { __ } from '../../i18n';

const MODERATOR = 'moderate_comments';

const listArgs = {
  ...pageArgs,
  search: string(),
  after: date(),
  before: date(),
  include: withDefault(list(integer()), []),
  exclude: withDefault(list(integer()), []),
  offset: integer({ minimum: 0 }),
  order: withDefault(oneOf(['asc', 'desc']), 'desc'),
  orderby: withDefault(oneOf(['date', 'date_gmt', 'id', 'include', 'product']), 'date_gmt'),
  reviewer: withDefault(list(integer()), []),
  reviewer_exclude: withDefault(list(integer()), []),
  reviewer_email: nullable(email()),
  product: withDefault(list(integer()), []),
  status: withDefault(oneOf(['all', 'hold', 'approved', 'spam', 'trash']), 'approved'),
};

const memberArgs = {
  product_id: integer(),
  status: oneOf(MODERATIONS),
  reviewer: string(),
  reviewer_email: email(),
  review: string(),
  rating: integer({ minimum: 0, maximum: 5 }),
};

const canBatch = requireCapabilityOr(MODERATOR, 'woocommerce_rest_cannot_batch', () =>
  __('Sorry, you are not allowed to batch manipulate this resource.', 'store-admin'),
);

export const reviewRoutes: readonly Route[] = [...routesAt('/wc/v3'), ...routesAt('/wc-analytics')];

function rootIn(namespace: string): string {
  return `${namespace}/products/reviews`;
}

function routesAt(namespace: string): readonly Route[] {
  return recordRoutes(canBatch, {
    list: listRoute(namespace),
    create: createRoute(namespace),
    read: readRoute(namespace),
    update: updateRoute(namespace),
    remove: removeRoute(namespace),
  });
}

function listRoute(namespace: string): Route {
  return route({
    method: 'GET',
    path: rootIn(namespace),
    args: listArgs,
    permission: requireCapabilityOr(MODERATOR, 'woocommerce_rest_cannot_view', () =>
      __('Sorry, you cannot list resources.', 'store-admin'),
    ),
    handler(request) {
      const { context, args } = request;
      const zone = getTimeZone(context.db);
      const { reviews, total } = listReviews(context.db, {
        ...args,
        after: args.after === undefined ? undefined : fromDate(zone, args.after),
        before: args.before === undefined ? undefined : fromDate(zone, args.before),
        reviewerExclude: args.reviewer_exclude,
        reviewerEmail: args.reviewer_email ?? undefined,
        orderBy: args.orderby,
        limit: args.per_page,
        offset: args.offset ?? getOffset(args),
      });
      return withPaginationHeaders(request, showReviews(request, namespace, reviews, 'view'), total);
    },
  });
}

function createRoute(namespace: string): Route {
  return route({
    method: 'POST',
    path: rootIn(namespace),
    args: {
      ...memberArgs,
      product_id: required(integer()),
      reviewer: required(string()),
      reviewer_email: required(email()),
      review: required(string()),
    },
    permission: requireCapabilityOr(MODERATOR, 'woocommerce_rest_cannot_create', () =>
      __('Sorry, you are not allowed to create resources.', 'store-admin'),
    ),
    handler(request) {
      const { context, args } = request;
      const { product_id, reviewer, reviewer_email, review, rating = 0 } = { ...args, ...clean(args) };
      assertProduct(request, product_id);
      const id = createReview(context.db, {
        productId: product_id,
        status: 'approved',
        reviewer,
        email: reviewer_email,
        review,
        rating,
        createdAt: context.clock(),
      });
      const created = find(request, id);
      return new HandlerResponse(
        show(request, namespace, args.status ? put(request, created, args.status) : created, 'edit'),
        {
          status: 201,
          headers: { Location: request.link(`${rootIn(namespace)}/${id}`) },
        },
      );
    },
  });
}

function readRoute(namespace: string): Route {
  return route({
    method: 'GET',
    path: `${rootIn(namespace)}/{id:digits}`,
    args: { context: withDefault(oneOf(['view', 'edit']), 'view') },
    permission: (request) => canAccess(request, 'view'),
    handler: (request) => show(request, namespace, find(request), request.args.context),
  });
}

function updateRoute(namespace: string): Route {
  return route({
    method: UPDATE,
    path: `${rootIn(namespace)}/{id:digits}`,
    args: memberArgs,
    permission: (request) => canAccess(request, 'edit'),
    handler(request) {
      const { args } = request;
      const review = find(request);
      const { reviewer, review: words } = clean(args);
      if (args.product_id !== undefined) assertProduct(request, args.product_id);
      const changed: Review = {
        ...review,
        ...(args.product_id !== undefined && { productId: args.product_id }),
        ...(reviewer !== undefined && { reviewer }),
        ...(args.reviewer_email !== undefined && { email: args.reviewer_email }),
        ...(words !== undefined && { review: words }),
        ...(args.rating !== undefined && { rating: args.rating }),
      };
      updateReview(request.context.db, changed);
      return show(request, namespace, args.status ? put(request, changed, args.status) : changed, 'edit');
    },
  });
}

function removeRoute(namespace: string): Route {
  return route({
    method: 'DELETE',
    path: `${rootIn(namespace)}/{id:digits}`,
    args: { force: withDefault(boolean(), false) },
    permission: (request) => canAccess(request, 'delete'),
    handler(request) {
      const review = find(request);
      if (request.args.force) {
        const previous = show(request, namespace, review, 'edit');
        deleteReview(request.context.db, review);
        return { deleted: true, previous };
      }
      if (review.status === 'trash') {
        const message = __('The object has already been trashed.', 'store-admin');
        throw new RestError(410, 'woocommerce_rest_already_trashed', message);
      }
      return show(request, namespace, put(request, review, 'trash'), 'edit');
    },
  });
}

function show(request: RestRequest, namespace: string, review: Review, view: 'view' | 'edit'): object {
  return Object(showReviews(request, namespace, [review], view)[0]);
}

function find({ context, param }: RestRequest, id = Number(param('id'))): Review {
  const review = getReview(context.db, id);
  if (review) return review;
  throw new RestError(404, 'woocommerce_rest_review_invalid_id', __('Invalid review ID.', 'store-admin'));
}

const refusals = () => ({
  view: __('Sorry, you cannot view this resource.', 'store-admin'),
  edit: __('Sorry, you cannot edit this resource.', 'store-admin'),
  delete: __('Sorry, you cannot delete this resource.', 'store-admin'),
});

/** For a review that doesn't exist, access is denied, as in WooCommerce. */
function canAccess({ context, user, param }: RestRequest, verb: 'view' | 'edit' | 'delete'): void {
  if (can(user, MODERATOR) && getReview(context.db, Number(param('id')))) return;
  throw createForbiddenError(user, `woocommerce_rest_cannot_${verb}`, refusals()[verb]);
}

function put({ context }: RestRequest, review: Review, status: (typeof MODERATIONS)[number]): Review {
  const moderated = moderate(review, status);
  if (!moderated) {
    throw new RestError(
      500,
      'woocommerce_rest_review_failed_edit',
      __('Updating review status failed.', 'store-admin'),
    );
  }
  updateReview(context.db, moderated);
  return moderated;
}

function clean(args: Partial<ArgumentValues<typeof memberArgs>>): { reviewer?: string; review?: string } {
  const review = args.review === undefined ? undefined : cleanHtml(args.review);
  if (review === '') {
    throw new RestError(
      400,
      'woocommerce_rest_review_content_invalid',
      __('Invalid review content.', 'store-admin'),
    );
  }
  return {
    ...(args.reviewer !== undefined && { reviewer: cleanLine(args.reviewer) }),
    ...(review !== undefined && { review }),
  };
}

function assertProduct({ context }: RestRequest, id: number): void {
  const product = getProduct(context.db, id);
  if (product && product.type !== 'variation') return;
  throw new RestError(404, 'woocommerce_rest_product_invalid_id', __('Invalid product ID.', 'store-admin'));
}
