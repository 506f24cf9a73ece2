import { usePlugins } from '@admin/store-plugins';
import { usePurchasableProducts } from '@admin/store-profile';

/** What the owner chose for the shop and has yet to buy; `products` are `undefined` until known. */
export function usePurchases() {
  const { installed, failure: pluginsFailure } = usePlugins();
  const { products, failure, retry } = usePurchasableProducts(installed);
  return { products, failure: failure ?? pluginsFailure, retry };
}
