import { crudRoutes, withPaginationHeaders, RestError, route } from '../../rest';
import type { HandlerResponse, RequestWith, RestRequest, Route } from '../../rest';
import { getTimeZone } from '../../site';
import { variationArgs } from './arguments';
import { generateVariations } from './generate';
import { toFilter, variationListArgs } from './list-arguments';
import { canBatch, canCreate, canDelete, canEdit, canList, canView } from './permissions';
import { getProduct } from './product';
import type { StoredProduct } from './product';
import { findProducts } from './queries';
import { createAlreadyTrashedError } from './product-routes';
import { addVariation, changeVariation, deleteProduct, trashProduct } from './save';
import { readProductContext } from './product-context';
import { nameVariation, toVariationRecord } from './variation-record';
import { __ } from '../../i18n';

const ANALYTICS = '/wc-analytics';

export const variationRoutes: readonly Route[] = [
  ...routesAt('/wc/v3'),
  ...routesAt(ANALYTICS),
  route({ method: 'GET', path: `${ANALYTICS}/variations`, permission: canList, ...listOf(ANALYTICS) }),
];

function rootIn(namespace: string): string {
  return `${namespace}/products/{product_id:digits}/variations`;
}

function routesAt(namespace: string): readonly Route[] {
  return [
    ...crudRoutes({
      root: rootIn(namespace),
      may: {
        list: canList,
        create: canCreate,
        view: canView,
        // A missing product is reported before a missing variation.
        edit(request) {
          canEdit(request);
          findParent(request);
        },
        delete: canDelete,
        batch: canBatch,
      },
      find,
      show: (request, variation) => showVariations(request, namespace, [variation])[0] ?? {},
      list: listOf(namespace, (request) => [findParent(request).id]),
      create: {
        args: variationArgs,
        handler: (request) =>
          addVariation(request.context.db, findParent(request), request.args, request.context.clock()),
      },
      update: {
        args: variationArgs,
        handler(request, variation) {
          const { context, args } = request;
          return changeVariation(context.db, findParent(request), variation, args, context.clock());
        },
      },
      trash({ context }, variation) {
        if (variation.status === 'trash') throw createAlreadyTrashedError();
        trashProduct(context.db, variation, context.clock());
        return variation;
      },
      remove: ({ context }, variation) => deleteProduct(context.db, variation),
    }),
    generateRoute(namespace),
  ];
}

function generateRoute(namespace: string): Route {
  return route({
    method: 'POST',
    path: `${rootIn(namespace)}/generate`,
    args: variationArgs,
    permission: canCreate,
    handler(request) {
      const { context, args } = request;
      return { count: generateVariations(context.db, findParent(request), args, context.clock()) };
    },
  });
}

function listOf(namespace: string, parentsOf?: (request: RestRequest) => readonly number[]) {
  return {
    args: variationListArgs,
    handler(request: RequestWith<typeof variationListArgs>): HandlerResponse {
      const { context, args } = request;
      const { db } = context;
      const filter = toFilter(args, getTimeZone(db), context.clock());
      const { products, total } = findProducts(db, {
        ...filter,
        kind: 'variations',
        orderBy: args.orderby,
        ...(parentsOf && { parent: parentsOf(request) }),
      });
      return withPaginationHeaders(request, showVariations(request, namespace, products), total);
    },
  };
}

/** The dashboard's list adds the variation's name and its parent. */
function showVariations(
  { context, link }: RestRequest,
  namespace: string,
  variations: readonly StoredProduct[],
): object[] {
  const around = readProductContext(context, variations);
  return variations.map((variation) => {
    const parent = `${namespace}/products/${variation.parent_id}`;
    return {
      ...toVariationRecord(around, variation),
      ...(namespace === ANALYTICS && {
        name: nameVariation(around, variation),
        type: 'variation',
        parent_id: variation.parent_id,
      }),
      _links: {
        self: [{ href: link(`${parent}/variations/${variation.id}`) }],
        collection: [{ href: link(`${parent}/variations`) }],
        up: [{ href: link(parent) }],
      },
    };
  });
}

function findParent({ context, param }: RestRequest): StoredProduct {
  const product = getProduct(context.db, Number(param('product_id')));
  if (product && product.type !== 'variation') return product;
  throw unknown('woocommerce_rest_product_invalid_id');
}

function find({ context, param }: RestRequest): StoredProduct {
  const variation = getProduct(context.db, Number(param('id')));
  if (variation?.parent_id === Number(param('product_id'))) return variation;
  throw unknown('woocommerce_rest_product_variation_invalid_id');
}

function unknown(code: string): RestError {
  return new RestError(404, code, __('Invalid ID.', 'store-admin'));
}
