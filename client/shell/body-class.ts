import { useEffect } from 'react';

/** The class by which styles address one page: `/product/:productId` gives `…__product_productid`. */
export function pageClass(path: string): string {
  const name = path
    .replace(/^\/|\/$/g, '')
    .replace(/:(\w+)/g, (_, parameter: string) => parameter.toLowerCase())
    .replaceAll('/', '_');
  return `woocommerce-admin-page__${name || 'home'}`;
}

/** Marks the body with the page it shows; `*`, the page for all other paths, has no class of its own. */
export function useBodyClass(path: string): void {
  useEffect(() => {
    if (path === '*') return;
    const { classList } = document.body;
    const name = pageClass(path);
    classList.add('woocommerce-page', name);
    return () => classList.remove(name);
  }, [path]);
}
