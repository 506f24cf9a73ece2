import { createHash, randomBytes } from 'node:crypto';
import type { StoreContext } from '../context';
import { first, integer, run } from '../database';
import { getUser } from '../accounts';
import type { User } from '../accounts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A logged-in browser session. */
export interface Session {
  /** Hash of the cookie's secret, so that read access to the database is not enough to log in. */
  id: string;
  user: User;
}

/** Logs a user in. Returns the value of the `Set-Cookie` header. */
export function startSession(context: StoreContext, userId: number, remember: boolean): string {
  const token = randomBytes(32).toString('base64url');
  const now = context.clock().getTime();
  // Two days, or fourteen with "remember me". Without that, the cookie is a session cookie.
  const lifetime = (remember ? 14 : 2) * DAY_MS;
  run(context.db, 'DELETE FROM sessions WHERE expires_at <= ?', now);
  run(
    context.db,
    'INSERT INTO sessions (token_hash, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)',
    digest(token),
    userId,
    now,
    now + lifetime,
  );
  return setCookie(context, token, remember ? `; Max-Age=${lifetime / 1000}` : '');
}

/** The session of a request's `Cookie` header, unless it has expired. */
export function readSession(context: StoreContext, cookies: string | undefined): Session | undefined {
  const token = readCookie(cookies ?? '', cookieName(context));
  if (!token) return undefined;
  const id = digest(token);
  const row = first(
    context.db,
    'SELECT user_id FROM sessions WHERE token_hash = ? AND expires_at > ?',
    id,
    context.clock().getTime(),
  );
  const user = row && getUser(context.db, integer(row, 'user_id'));
  return user && { id, user };
}

/** Logs a browser out. Returns the value of the `Set-Cookie` header. */
export function endSession(context: StoreContext, session: Session): string {
  run(context.db, 'DELETE FROM sessions WHERE token_hash = ?', session.id);
  return setCookie(context, '', '; Max-Age=0');
}

/** Stores on different ports of one machine share cookies, so the cookie's name includes the port. */
function cookieName({ siteUrl }: StoreContext): string {
  return `store_session_${new URL(siteUrl).port || 'default'}`;
}

function setCookie(context: StoreContext, token: string, lifetime: string): string {
  const secure = context.siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${cookieName(context)}=${token}; Path=/; HttpOnly; SameSite=Lax${secure}${lifetime}`;
}

function readCookie(header: string, name: string): string | undefined {
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
