import type { StoreDatabase } from '../../database';
import { all, integer } from '../../database';
import { getDecimals, getOrderProduct, getTaxRules, newLine, withProduct } from '../../sales';
import type { OrderProduct, OrderLine, TaxRules } from '../../sales';
import { toParts } from '../../shared/amounts';
import type { Campaign } from '../coupons';
import type { Pricing } from '../pricing';
import type { Sellable } from '../products';

/** Something on the shelf, ready to be put into a cart. */
export interface SeedProduct {
  sellable: Sellable;
  goods: OrderProduct;
  /** One piece of it, as a line of an order. */
  line: OrderLine;
  /** Of one piece, in parts. */
  price: number;
}

/** All that selling needs to know. */
export interface Shop {
  currency: string;
  decimals: number;
  toPrice: Pricing;
  rules: TaxRules;
  goods: ReadonlyMap<number, OrderProduct>;
  articles: readonly SeedProduct[];
  /** Numbers of goods whose stock somebody counts. */
  counted: ReadonlySet<number>;
  campaigns: readonly Campaign[];
  /** Numbers of users by person. */
  users: ReadonlyMap<number, number>;
  opened: number;
  now: number;
}

/** Looks everything up once: orders are many. */
export function openShop(
  db: StoreDatabase,
  shop: Pick<Shop, 'currency' | 'toPrice' | 'campaigns' | 'users'> & {
    sellables: readonly Sellable[];
    opened: Date;
    now: Date;
  },
): Shop {
  const { sellables, opened, now, ...rest } = shop;
  const decimals = getDecimals(db);
  const goods = getOrderProduct(db, sellables.map(numberOf), now);
  const counted = new Set(
    all(db, 'SELECT id FROM products WHERE manages_stock = 1').map((row) => integer(row, 'id')),
  );
  const articles = sellables.flatMap((sellable): SeedProduct[] => {
    const found = goods.get(numberOf(sellable));
    if (!found) return [];
    return [
      {
        sellable,
        goods: found,
        line: withProduct(newLine('product', {}), found),
        price: toParts(found.price),
      },
    ];
  });
  return {
    ...rest,
    decimals,
    rules: remember(getTaxRules(db, decimals)),
    goods,
    articles,
    counted,
    opened: opened.getTime(),
    now: now.getTime(),
  };
}

function numberOf({ productId, variationId }: Sellable): number {
  return variationId || productId;
}

/** The same rules, asked once for each class and place. */
function remember(rules: TaxRules): TaxRules {
  const known = new Map<string, ReturnType<TaxRules['ratesAt']>>();
  return {
    ...rules,
    ratesAt(taxClass, place) {
      // None of the shop's rates looks at postcodes or cities.
      const key = `${taxClass}/${place.country}/${place.state}`;
      const rates = known.get(key) ?? rules.ratesAt(taxClass, place);
      known.set(key, rates);
      return rates;
    },
  };
}
