import type { Context } from 'hono';
import type { StoreContext } from '../../context';
import { createNonce, readSession, verifyNonce } from '../../security';
import { can } from '../../accounts';
import type { Session } from '../../security';

/** A logged-in person who asks for a page. */
export interface AdminPageContext {
  store: StoreContext;
  session: Session;
  /** The address asked for. */
  url: URL;
  can(capability: string): boolean;
  /** Proof for one action, to be printed into a form or link. */
  nonceFor(action: string): string;
  /** Whether a form or link brought the proof for this action. */
  meant(action: string, nonce: string): boolean;
}

/** Who asks, or `undefined` for somebody who is not logged in. */
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
