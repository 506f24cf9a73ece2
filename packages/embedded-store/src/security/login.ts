import type { StoreContext } from '../context';
import { transactionWhenFree } from '../database';
import { findCredentials, verifyPassword } from '../accounts';
import { startSession } from './sessions';
import { attempt } from './throttle';

export interface Credentials {
  /** Login name or email address. */
  username: string;
  password: string;
  /** Stay logged in for fourteen days instead of two. */
  remember: boolean;
  /** The client's IP address. */
  address: string;
}

export type LoginResult =
  | { status: 'accepted'; setCookie: string }
  | { status: 'refused'; reason: 'empty_username' | 'empty_password' | 'wrong_credentials' }
  /** Too many wrong passwords; no password is checked for this many seconds. */
  | { status: 'throttled'; seconds: number };

/** Hash to check for unknown names, so that the response time does not reveal which names exist. */
const NOBODY = `scrypt$${'A'.repeat(22)}==$${'A'.repeat(43)}=`;

/** Checks a name and a password and starts a session. The result does not say which of the two was wrong. */
export async function login(context: StoreContext, credentials: Credentials): Promise<LoginResult> {
  const username = credentials.username.trim();
  if (!username) return { status: 'refused', reason: 'empty_username' };
  if (!credentials.password) return { status: 'refused', reason: 'empty_password' };
  const found = findCredentials(context.db, username);
  const account = found ? `#${found.user.id}` : username.toLowerCase();
  const result = await attempt(context, { account, address: credentials.address }, () =>
    verifyPassword(credentials.password, found?.passwordHash ?? NOBODY),
  );
  if (typeof result === 'number') return { status: 'throttled', seconds: result };
  if (!found || !result) return { status: 'refused', reason: 'wrong_credentials' };
  const setCookie = await transactionWhenFree(context.db, () =>
    startSession(context, found.user.id, credentials.remember),
  );
  return { status: 'accepted', setCookie };
}
