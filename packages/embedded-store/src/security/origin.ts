import type { StoreContext } from '../context';

/**
 * Whether a write was sent by a page of this store. Browsers name the origin of every write they send; a program
 * that names none is no browser, so nobody's cookie rides along unasked.
 */
export function isSameOrigin({ siteUrl }: StoreContext, headers: Headers): boolean {
  const origin = headers.get('Origin');
  const site = headers.get('Sec-Fetch-Site');
  if (origin !== null) return origin === new URL(siteUrl).origin;
  return site === null || site === 'same-origin' || site === 'none';
}
