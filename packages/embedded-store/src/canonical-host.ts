import type { MiddlewareHandler } from 'hono';
import { isLoopback } from './addresses';
import type { StoreContext } from './context';

/**
 * Keeps a store of this machine at one address, for its cookies and its API belong to it: `localhost` is sent on to
 * `127.0.0.1`, and names that strangers made point here are refused.
 */
export function canonicalHost({ siteUrl }: StoreContext): MiddlewareHandler {
  const site = new URL(siteUrl);
  return async (c, next) => {
    const asked = new URL(c.req.url);
    if (asked.host === site.host || !isLoopback(site.hostname)) return next();
    const isAlias = isLoopback(asked.hostname) && asked.port === site.port;
    if (!isAlias) return c.text('There is no store at this address.', 421);
    return c.redirect(`${site.origin}${asked.pathname}${asked.search}`, 307);
  };
}
