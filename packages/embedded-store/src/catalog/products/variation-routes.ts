import { Answer, boolean, paged, recordRoutes, RestError, route, UPDATE, withDefault } from '../../rest';
import type { RestRequest, Route } from '../../rest';
import { getTimeZone } from '../../site';
import { variationArgs } from './arguments';
import { generateVariations } from './generate';
import { toFilter, variationListArgs } from './list-arguments';
import { mayBatch, mayCreate, mayDelete, mayEdit, mayList, mayView } from './permissions';
import { getProduct } from './product';
import type { StoredProduct } from './product';
import { findProducts } from './queries';
import { alreadyTrashed } from './product-routes';
import { addVariation, changeVariation, deleteProduct, trashProduct } from './save';
import { readSurroundings } from './surroundings';
import { nameVariation, toVariationRecord } from './variation-record';

const ANALYTICS = '/wc-analytics';

export const variationRoutes: readonly Route[] = [
  ...routesAt('/wc/v3'),
  ...routesAt(ANALYTICS),
  listRoute(ANALYTICS, `${ANALYTICS}/variations`),
];

function rootIn(namespace: string): string {
  return `${namespace}/products/{product_id:digits}/variations`;
}

function routesAt(namespace: string): readonly Route[] {
  return [
    ...recordRoutes(mayBatch, {
      list: listRoute(namespace, rootIn(namespace)),
      create: createRoute(namespace),
      read: readRoute(namespace),
      update: updateRoute(namespace),
      remove: removeRoute(namespace),
    }),
    generateRoute(namespace),
  ];
}

function createRoute(namespace: string): Route {
  return route({
    method: 'POST',
    path: rootIn(namespace),
    args: variationArgs,
    permission: mayCreate,
    handler(request) {
      const { context, args } = request;
      const variation = addVariation(context.db, findParent(request), args, context.clock());
      return new Answer(showOne(request, namespace, variation), { status: 201 });
    },
  });
}

function readRoute(namespace: string): Route {
  return route({
    method: 'GET',
    path: `${rootIn(namespace)}/{id:digits}`,
    permission: mayView,
    handler: (request) => showOne(request, namespace, find(request)),
  });
}

function updateRoute(namespace: string): Route {
  return route({
    method: UPDATE,
    path: `${rootIn(namespace)}/{id:digits}`,
    args: variationArgs,
    permission: mayEdit,
    handler(request) {
      const { context, args } = request;
      const [parent, variation] = [findParent(request), find(request)];
      const changed = changeVariation(context.db, parent, variation, args, context.clock());
      return showOne(request, namespace, changed);
    },
  });
}

function removeRoute(namespace: string): Route {
  return route({
    method: 'DELETE',
    path: `${rootIn(namespace)}/{id:digits}`,
    args: { force: withDefault(boolean(), false) },
    permission: mayDelete,
    handler(request) {
      const { context, args } = request;
      const variation = find(request);
      const record = showOne(request, namespace, variation);
      if (args.force) deleteProduct(context.db, variation);
      else if (variation.status === 'trash') throw alreadyTrashed();
      else trashProduct(context.db, variation, context.clock());
      return record;
    },
  });
}

function generateRoute(namespace: string): Route {
  return route({
    method: 'POST',
    path: `${rootIn(namespace)}/generate`,
    args: variationArgs,
    permission: mayCreate,
    handler(request) {
      const { context, args } = request;
      return { count: generateVariations(context.db, findParent(request), args, context.clock()) };
    },
  });
}

function listRoute(namespace: string, path: string): Route {
  const isOfOne = path.includes('{product_id');
  return route({
    method: 'GET',
    path,
    args: variationListArgs,
    permission: mayList,
    handler(request) {
      const { context, args } = request;
      const { db } = context;
      const filter = toFilter(args, getTimeZone(db), context.clock());
      const { products, total } = findProducts(db, {
        ...filter,
        kind: 'variations',
        orderBy: args.orderby,
        ...(isOfOne && { parent: [findParent(request).id] }),
      });
      return paged(request, showVariations(request, namespace, products), total);
    },
  });
}

function showOne(request: RestRequest, namespace: string, variation: StoredProduct): object {
  return showVariations(request, namespace, [variation])[0] ?? {};
}

/** The dashboard's own list tells what a variation is called and what it belongs to. */
function showVariations(
  { context, link }: RestRequest,
  namespace: string,
  variations: readonly StoredProduct[],
): object[] {
  const around = readSurroundings(context, variations);
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
  return new RestError(404, code, 'Invalid ID.');
}
