import type { StoreContext } from '../context';
import { isSameOrigin, createNonce, readSession, REST_ACTION, verifyNonce } from '../security';
import type { User } from '../accounts';
import { RestError } from './errors';
import { __ } from '../i18n';

export interface Caller {
  user: User | undefined;
  /** A fresh nonce for the caller's next requests. */
  nonce?: string;
  /** Creates a nonce for an action. */
  nonceFor?: (action: string) => string;
}

/**
 * The caller of a request: the user of the session cookie, if a nonce proves that one of our pages sent it. A request
 * with only a cookie is anonymous; an invalid or expired nonce is rejected on every route, known or not.
 */
export function authenticate(
  context: StoreContext,
  headers: Headers,
  queryNonce: unknown,
  writes: boolean,
): Caller {
  const nonce = headers.get('X-WP-Nonce') || (typeof queryNonce === 'string' ? queryNonce : undefined);
  if (!nonce) return { user: undefined };
  const session = readSession(context, headers.get('Cookie') ?? undefined);
  if (!session || !verifyNonce(context, session, REST_ACTION, nonce)) {
    throw new RestError(403, 'rest_cookie_invalid_nonce', __('Cookie check failed', 'store-admin'));
  }
  if (writes && !isSameOrigin(context, headers)) {
    throw new RestError(403, 'rest_forbidden', __('Sorry, you are not allowed to do that.', 'store-admin'));
  }
  const nonceFor = (action: string) => createNonce(context, session, action);
  return { user: session.user, nonce: nonceFor(REST_ACTION), nonceFor };
}
