import type { MiddlewareHandler } from 'hono';
import { isLoopback } from './addresses';
import type { StoreContext } from './context';
import { __ } from './i18n';

/**
 * Keeps a local store at one address, because its cookies and API belong to that address: redirects `localhost` to
 * `127.0.0.1` and rejects other host names that resolve to this machine (status 421).
 */
export function canonicalHost({ siteUrl }: StoreContext): MiddlewareHandler {
  const site = new URL(siteUrl);
  return async (c, next) => {
    const url = new URL(c.req.url);
    if (url.host === site.host || !isLoopback(site.hostname)) return next();
    const isAlias = isLoopback(url.hostname) && url.port === site.port;
    if (!isAlias) return c.text(__('There is no store at this address.', 'store-admin'), 421);
    return c.redirect(`${site.origin}${url.pathname}${url.search}`, 307);
  };
}
