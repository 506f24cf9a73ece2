import type { StoreContext } from '../context';

/**
 * Whether a write was sent by a page of this store. Browsers send the `Origin` header with every write. A program that
 * sends none is not a browser, so it can't be sending a user's cookie without their knowledge.
 */
export function isSameOrigin({ siteUrl }: StoreContext, headers: Headers): boolean {
  const origin = headers.get('Origin');
  const site = headers.get('Sec-Fetch-Site');
  if (origin !== null) return origin === new URL(siteUrl).origin;
  return site === null || site === 'same-origin' || site === 'none';
}
