import { readPage } from '../../database';
import { getOffset, oneOf, pageArgs, withPaginationHeaders, route, withDefault } from '../../rest';
import type { Route } from '../../rest';
import { toImageRecord } from '../../site';
import { toAttributeRecords, toChoiceRecords } from './attribute-records';
import { canList } from './permissions';
import { toProduct } from './product';
import type { StoredProduct } from './product';
import { isLow } from './stock';
import { readProductContext } from './product-context';
import type { ProductContext } from './product-context';
import { nameVariation } from './variation-record';

/** Products and variations with low stock, most recently ordered first. */
export const lowStockRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/wc-analytics/products/low-in-stock',
    args: {
      ...pageArgs,
      status: withDefault(oneOf(['draft', 'pending', 'private', 'publish', 'future']), 'publish'),
    },
    permission: canList,
    handler(request) {
      const { context, args } = request;
      const { db } = context;
      const { rows, total } = readPage(db, {
        columns: `products.*, ${LAST_ORDER} AS last_order`,
        from: 'products',
        where: isLow(db, args.status),
        orderBy: 'products.id DESC',
        limit: args.per_page,
        offset: getOffset(args),
      });
      const products = rows.map(toProduct);
      const around = readProductContext(context, products);
      const items = products.map((product, index) => toRecord(around, product, rows[index]?.['last_order']));
      return withPaginationHeaders(request, items, total);
    },
  }),
];

/** The local time of the last order in the store's time zone. */
const LAST_ORDER = `iif(products.parent_id IS NULL,
  (SELECT max(created_local) FROM product_stats WHERE product_id = products.id),
  (SELECT max(created_local) FROM product_stats WHERE variation_id = products.id AND variation_id > 0))`;

function toRecord(around: ProductContext, product: StoredProduct, lastOrder: unknown): object {
  const isVariation = product.parent_id !== null;
  return {
    id: product.id,
    images: (around.images.get(product.id) ?? []).map((image) => toImageRecord(around.context, image)),
    attributes: isVariation
      ? toChoiceRecords(around, product.attributes)
      : toAttributeRecords(around, product),
    low_stock_amount: product.low_stock_amount,
    last_order_date: typeof lastOrder === 'string' ? lastOrder.replace(' ', 'T') : null,
    name: isVariation ? nameVariation(around, product) : product.name,
    parent_id: product.parent_id ?? 0,
    stock_quantity: product.stock_quantity,
    type: product.type,
  };
}
