import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { StoreContext } from '../../context';
import { transactionWhenFree } from '../../database';
import { getPreferences, setPreferences } from '../../site';
import { ADMIN_PATH, LOGIN_PATH } from './addresses';
import { recorded } from './recorded';
import { readAdminPageContext } from './admin-page-context';
import type { AdminPageContext } from './admin-page-context';

const SCHEMES = ['light', 'dark', 'auto'] as const;

/** A page's colors; `auto` follows the operating system's setting. */
export type ColorScheme = (typeof SCHEMES)[number];

const COOKIE = 'store_color_scheme';
const YEAR = 31_536_000; // seconds

const PATH = '/store/colors';
const ACTION = 'colors';

/** The URL that sets this user's color scheme, with its nonce, and redirects back to the current page. */
export const colorsUrl = (context: AdminPageContext, scheme: ColorScheme): string =>
  `${PATH}?scheme=${scheme}&_wpnonce=${context.nonceFor(ACTION)}&back=${encodeURIComponent(context.url.pathname + context.url.search)}`;

/** Saves the color scheme of such a link. */
export function mountColors(app: Hono, store: StoreContext): void {
  app.get(PATH, async (request) => {
    const context = readAdminPageContext(store, request);
    if (!context) return request.redirect(LOGIN_PATH, 302);
    const scheme = SCHEMES.find((each) => each === request.req.query('scheme'));
    const isOther = scheme !== readColorScheme(request, context);
    if (scheme && isOther && context.meant(ACTION, request.req.query('_wpnonce') ?? '')) {
      const color_scheme = JSON.stringify(scheme);
      const body = { woocommerce_meta: { color_scheme } };
      await transactionWhenFree(store.db, () =>
        recorded(context, { method: 'POST', path: '/wp/v2/users/me', body }, () => {
          setPreferences(store.db, context.session.user.id, { color_scheme });
          return { status: 200, headers: {}, body: {} };
        }),
      );
    }
    // Only redirects to admin pages.
    const home = new URL(ADMIN_PATH, store.siteUrl);
    const asked = request.req.query('back') ?? '';
    const back = URL.canParse(asked, home) ? new URL(asked, home) : home;
    return request.redirect(
      back.pathname.startsWith(ADMIN_PATH) ? back.pathname + back.search : ADMIN_PATH,
      303,
    );
  });
}

/** The user's color scheme, light by default. A cookie stores it for pages without a login. */
export function readColorScheme(request: Context, { store: { db }, session }: AdminPageContext): ColorScheme {
  const stored = getPreferences(db, session.user.id)['color_scheme'] ?? '';
  const chosen = SCHEMES.find((scheme) => stored === scheme || stored === JSON.stringify(scheme)) ?? 'light';
  if (chosen !== getLastColorScheme(request))
    setCookie(request, COOKIE, chosen, { path: '/', maxAge: YEAR, sameSite: 'Lax', httpOnly: true });
  return chosen;
}

/** The color scheme of the browser's last user, for the login page. */
export function getLastColorScheme(request: Context): ColorScheme {
  const remembered = getCookie(request, COOKIE);
  return SCHEMES.find((scheme) => scheme === remembered) ?? 'light';
}
