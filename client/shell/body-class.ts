import { useEffect } from 'react';

/** Returns the class with which styles address a page: `/product/:productId` gives `…__product_productid`. */
export function pageClass(path: string): string {
  const name = path
    .replace(/^\/|\/$/g, '')
    .replace(/:(\w+)/g, (_, parameter: string) => parameter.toLowerCase())
    .replaceAll('/', '_');
  return `woocommerce-admin-page__${name || 'home'}`;
}

/** Adds the class of the current page to the body; `*`, the page for unknown paths, has no class. */
export function useBodyClass(path: string): void {
  useEffect(() => {
    if (path === '*') return;
    const { classList } = document.body;
    const name = pageClass(path);
    classList.add('woocommerce-page', name);
    return () => classList.remove(name);
  }, [path]);
}
