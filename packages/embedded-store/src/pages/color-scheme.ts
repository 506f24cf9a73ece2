import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { getPreferences } from '../resources/users';
import type { Visitor } from './visitor';

const SCHEMES = ['light', 'dark', 'auto'] as const;

/** Which colours a page has; `auto` are those that the reader's system prefers. */
export type ColorScheme = (typeof SCHEMES)[number];

const COOKIE = 'store_color_scheme';
const YEAR = 31_536_000; // seconds

/** What this visitor chose, light before that; the browser remembers it for pages that know nobody. */
export function readColorScheme(request: Context, { store: { db }, session }: Visitor): ColorScheme {
  const stored = getPreferences(db, session.user.id)['color_scheme'] ?? '';
  const chosen = SCHEMES.find((scheme) => stored === JSON.stringify(scheme)) ?? 'light';
  if (chosen !== lastColorScheme(request))
    setCookie(request, COOKIE, chosen, { path: '/', maxAge: YEAR, sameSite: 'Lax', httpOnly: true });
  return chosen;
}

/** What the last person to use this browser chose: for the login page. */
export function lastColorScheme(request: Context): ColorScheme {
  const remembered = getCookie(request, COOKIE);
  return SCHEMES.find((scheme) => scheme === remembered) ?? 'light';
}
