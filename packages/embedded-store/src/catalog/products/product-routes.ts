import {
  HandlerResponse,
  boolean,
  oneOf,
  withPaginationHeaders,
  recordRoutes,
  RestError,
  route,
  UPDATE,
  withDefault,
} from '../../rest';
import type { RestRequest, Route } from '../../rest';
import { findAttribute } from '../attributes/queries';
import { getTimeZone } from '../../site';
import { productArgs } from './arguments';
import { productListArgs, toFilter } from './list-arguments';
import { canBatch, canCreate, canDelete, canEdit, canList, canView } from './permissions';
import { getProduct } from './product';
import type { StoredProduct } from './product';
import { findProducts } from './queries';
import { toProductRecord } from './record';
import { addProduct, changeProduct, deleteProduct, trashProduct } from './save';
import { getLowStockAmount } from './stock';
import { readProductContext } from './product-context';
import { __ } from '../../i18n';

const ANALYTICS = '/wc-analytics/products';

/** The store's and the dashboard's lists have the same routes. */
export const catalogRoutes: readonly Route[] = [...routesAt('/wc/v3/products'), ...routesAt(ANALYTICS)];

function routesAt(root: string): readonly Route[] {
  return recordRoutes(canBatch, {
    list: listRoute(root),
    create: createRoute(root),
    read: readRoute(root),
    update: updateRoute(root),
    remove: removeRoute(root),
  });
}

function listRoute(root: string): Route {
  return route({
    method: 'GET',
    path: root,
    args: productListArgs,
    permission: canList,
    handler(request) {
      const { context, args } = request;
      const { db } = context;
      const { products, total } = findProducts(db, {
        ...toFilter(args, getTimeZone(db), context.clock()),
        kind: 'products',
        orderBy: args.orderby,
        type: args.type,
        featured: args.featured,
        searchSku: args.search_sku,
        fewAt: args.low_in_stock && root === ANALYTICS ? getLowStockAmount(db) : undefined,
        terms: termsOf(request, args),
      });
      return withPaginationHeaders(
        request,
        toProductResponse(request, root, products, args.context === 'edit' ? 'edit' : 'view'),
        total,
      );
    },
  });
}

function createRoute(root: string): Route {
  return route({
    method: 'POST',
    path: root,
    args: productArgs,
    permission: canCreate,
    handler(request) {
      const { context, args } = request;
      const product = addProduct(context.db, args, context.clock());
      return new HandlerResponse(toProductResponse(request, root, [product], 'edit')[0], {
        status: 201,
        headers: { Location: request.link(`${root}/${product.id}`) },
      });
    },
  });
}

function readRoute(root: string): Route {
  return route({
    method: 'GET',
    path: `${root}/{id:digits}`,
    args: { context: withDefault(oneOf(['view', 'embed', 'edit']), 'view') },
    permission: canView,
    handler: (request) =>
      showOne(request, root, find(request, 404), request.args.context === 'edit' ? 'edit' : 'view'),
  });
}

function updateRoute(root: string): Route {
  return route({
    method: UPDATE,
    path: `${root}/{id:digits}`,
    args: productArgs,
    permission: canEdit,
    handler(request) {
      const { context, args } = request;
      const product = changeProduct(context.db, find(request, 400), args, context.clock());
      return showOne(request, root, product, 'edit');
    },
  });
}

function removeRoute(root: string): Route {
  return route({
    method: 'DELETE',
    path: `${root}/{id:digits}`,
    args: { force: withDefault(boolean(), false) },
    permission: canDelete,
    handler(request) {
      const { context, args } = request;
      const product = find(request, 404);
      const record = showOne(request, root, product, 'edit');
      if (args.force) deleteProduct(context.db, product);
      else if (product.status === 'trash') throw createAlreadyTrashedError();
      else trashProduct(context.db, product, context.clock());
      return record;
    },
  });
}

/** Product records with their links. */
export function toProductResponse(
  { context, link }: RestRequest,
  root: string,
  products: readonly StoredProduct[],
  view: 'view' | 'edit',
): object[] {
  const around = readProductContext(context, products);
  return products.map((product) => ({
    ...toProductRecord(around, product, view),
    _links: { self: [{ href: link(`${root}/${product.id}`) }], collection: [{ href: link(root) }] },
  }));
}

export function createAlreadyTrashedError(): RestError {
  return new RestError(
    410,
    'woocommerce_rest_already_trashed',
    __('The product has already been deleted.', 'store-admin'),
  );
}

function showOne(request: RestRequest, root: string, product: StoredProduct, view: 'view' | 'edit'): object {
  return Object(toProductResponse(request, root, [product], view)[0]);
}

/** For updates of unknown IDs, WooCommerce returns 400. */
function find({ context, param }: RestRequest, status: 400 | 404): StoredProduct {
  const product = getProduct(context.db, Number(param('id')));
  if (product && product.type !== 'variation') return product;
  throw new RestError(status, 'woocommerce_rest_product_invalid_id', __('Invalid ID.', 'store-admin'));
}

interface TermArguments {
  category: readonly number[] | undefined;
  tag: readonly number[] | undefined;
  shipping_class: readonly number[] | undefined;
  attribute: string | undefined;
  attribute_term: readonly number[] | undefined;
}

/** The attribute filter only applies together with its terms; an unknown attribute matches nothing. */
function termsOf({ context }: RestRequest, args: TermArguments): (readonly number[])[] {
  const { category, tag, shipping_class, attribute, attribute_term } = args;
  const exists = attribute !== undefined && findAttribute(context.db, attribute) !== undefined;
  const values = attribute !== undefined && attribute_term ? (exists ? attribute_term : [0]) : undefined;
  return [category, tag, shipping_class, values].filter((ids) => ids !== undefined);
}
