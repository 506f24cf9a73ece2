import type { StoreDatabase } from '../../database';
import { all, integer } from '../../database';
import { getDecimals, getOrderProducts, getTaxRules, newLine, withProduct } from '../../sales';
import type { OrderProduct, OrderLine, TaxRules } from '../../sales';
import { toParts } from '../../shared/amounts';
import type { Campaign } from '../coupons';
import type { Pricing } from '../pricing';
import type { Sellable } from '../products';

/** A product, ready to be added to a cart. */
export interface SeedProduct {
  sellable: Sellable;
  product: OrderProduct;
  /** An order line with a quantity of one. */
  line: OrderLine;
  /** Price of one item, in ten-thousandths of the currency unit. */
  price: number;
}

/** Data needed to create orders. */
export interface OrderContext {
  currency: string;
  decimals: number;
  toPrice: Pricing;
  rules: TaxRules;
  products: ReadonlyMap<number, OrderProduct>;
  articles: readonly SeedProduct[];
  /** Ids of products with stock management. */
  counted: ReadonlySet<number>;
  campaigns: readonly Campaign[];
  /** User ids by person. */
  users: ReadonlyMap<number, number>;
  opened: number;
  now: number;
}

/** Loads all data once, because there are many orders. */
export function createOrderContext(
  db: StoreDatabase,
  context: Pick<OrderContext, 'currency' | 'toPrice' | 'campaigns' | 'users'> & {
    sellables: readonly Sellable[];
    opened: Date;
    now: Date;
  },
): OrderContext {
  const { sellables, opened, now, ...rest } = context;
  const decimals = getDecimals(db);
  const products = getOrderProducts(db, sellables.map(numberOf), now);
  const counted = new Set(
    all(db, 'SELECT id FROM products WHERE manages_stock = 1').map((row) => integer(row, 'id')),
  );
  const articles = sellables.flatMap((sellable): SeedProduct[] => {
    const found = products.get(numberOf(sellable));
    if (!found) return [];
    return [
      {
        sellable,
        product: found,
        line: withProduct(newLine('product', {}), found),
        price: toParts(found.price),
      },
    ];
  });
  return {
    ...rest,
    decimals,
    rules: remember(getTaxRules(db, decimals)),
    products,
    articles,
    counted,
    opened: opened.getTime(),
    now: now.getTime(),
  };
}

function numberOf({ productId, variationId }: Sellable): number {
  return variationId || productId;
}

/** Caches tax rules by tax class and location. */
function remember(rules: TaxRules): TaxRules {
  const cache = new Map<string, ReturnType<TaxRules['ratesAt']>>();
  return {
    ...rules,
    ratesAt(taxClass, place) {
      // The demo store's tax rates don't depend on postal code or city.
      const key = `${taxClass}/${place.country}/${place.state}`;
      const rates = cache.get(key) ?? rules.ratesAt(taxClass, place);
      cache.set(key, rates);
      return rates;
    },
  };
}
