import { usePlugins } from '@admin/store-plugins';
import { usePurchasableProducts } from '@admin/store-profile';

/** Returns the products that the user chose but hasn't bought; `products` is `undefined` until loaded. */
export function usePurchases() {
  const { installed, failure: pluginsFailure } = usePlugins();
  const { products, failure, retry } = usePurchasableProducts(installed);
  return { products, failure: failure ?? pluginsFailure, retry };
}
