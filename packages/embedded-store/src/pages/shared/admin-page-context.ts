import type { Context } from 'hono';
import type { StoreContext } from '../../context';
import { createNonce, readSession, verifyNonce } from '../../security';
import { can } from '../../accounts';
import { getSiteLocale, getUserLocale } from '../../site';
import { LANGUAGE_PARAMETER, LOGIN_PATH } from './addresses';
import type { Session } from '../../security';

/** A logged-in user's page request. */
export interface AdminPageContext {
  store: StoreContext;
  session: Session;
  /** The requested URL. */
  url: URL;
  can(capability: string): boolean;
  /** Creates a nonce for one action, for a form or link. */
  nonceFor(action: string): string;
  /** Whether the nonce is valid for this action. */
  meant(action: string, nonce: string): boolean;
}

/** The user's page request, or `undefined` when not logged in. */
export function readAdminPageContext(store: StoreContext, request: Context): AdminPageContext | undefined {
  const session = readSession(store, request.req.header('Cookie'));
  return (
    session && {
      store,
      session,
      url: new URL(request.req.url),
      can: (capability) => can(session.user, capability),
      nonceFor: (action) => createNonce(store, session, action),
      meant: (action, nonce) => verifyNonce(store, session, action, nonce),
    }
  );
}

/** The login page in the language of the user, who is not known there. */
export function getLoginUrl({ store: { db, siteUrl }, session }: AdminPageContext): string {
  const url = new URL(LOGIN_PATH, siteUrl);
  const locale = getUserLocale(db, session.user);
  if (locale !== getSiteLocale(db)) url.searchParams.set(LANGUAGE_PARAMETER, locale);
  return url.href;
}
