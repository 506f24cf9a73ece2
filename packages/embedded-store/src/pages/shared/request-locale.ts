import type { Context, MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import type { StoreContext } from '../../context';
import { DEFAULT_LOCALE, listLocales, runInLocale } from '../../i18n';
import { readSession } from '../../security';
import { getSiteLocale, getUserLocale } from '../../site';
import { LANGUAGE_PARAMETER, LOGIN_PATH } from './addresses';

/** Paths of the administration, whose pages are in the user's language. The storefront is in the site's. */
const ADMINISTRATION = /^\/(?:wp-|store\/)/;

/** Runs every request in its language, which pages, responses and error messages have. */
export function inRequestLocale(store: StoreContext): MiddlewareHandler {
  return (request, next) => runInLocale(store.translations, () => readLocaleOrDefault(store, request), next);
}

/** Without the database, there is at least an English error message. Whoever else reads from it reports the error. */
function readLocaleOrDefault(store: StoreContext, request: Context): string {
  try {
    return readLocale(store, request);
  } catch {
    return DEFAULT_LOCALE;
  }
}

/** Login screens are in the language that was chosen there, which does not change the user's own. */
function readLocale(store: StoreContext, request: Context): string {
  const { path } = request.req;
  const chosen = path === LOGIN_PATH ? chosenAtLogin(store, request) : undefined;
  if (chosen !== undefined) return chosen;
  const isForUser = ADMINISTRATION.test(path) || request.req.query('rest_route') !== undefined;
  const session = isForUser ? readSession(store, request.req.header('Cookie')) : undefined;
  return session ? getUserLocale(store.db, session.user) : getSiteLocale(store.db);
}

function chosenAtLogin({ translations }: StoreContext, request: Context): string | undefined {
  const locales = listLocales(translations);
  return [request.req.query(LANGUAGE_PARAMETER), getCookie(request, LANGUAGE_PARAMETER)].find(
    (locale) => locale !== undefined && locales.includes(locale),
  );
}
