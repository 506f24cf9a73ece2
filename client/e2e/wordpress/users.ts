import type { UserSession } from '../support/user-session';

/** The site's accounts, the same as in the demo store. */
export const USERS = ['admin', 'manager', 'analyst', 'customer'];

/** Logs in without the form; on a read-only site as its owner, with the account in the environment. */
export async function logInToSite({ context }: UserSession, url: string, name: string): Promise<void> {
  const { SITE_USER: user = name, SITE_PASSWORD: password = name } = name === 'admin' ? process.env : {};
  const form = { log: user, pwd: password };
  const response = await context.request.post(`${url}/wp-login.php`, { form, maxRedirects: 0 });
  if (response.status() !== 302) throw new Error(`WordPress let ${user} not in: ${response.status()}.`);
}

/**
 * Logs in to the embedded store, as the stub of WooCommerce does. Returns the cookies; `undefined` if the account does
 * not exist, since a new store only has its owner's.
 */
export async function getCookies(origin: string, name: string): Promise<string | undefined> {
  const response = await fetch(`${origin}/wp-login.php`, {
    method: 'POST',
    body: new URLSearchParams({ log: name, pwd: name, rememberme: 'forever' }),
    headers: { Origin: origin },
    redirect: 'manual',
  });
  const pairs = response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return pairs.length > 0 ? pairs.join('; ') : undefined;
}

/** The cookies of all existing accounts, by name. */
export async function getAllCookies(origin: string): Promise<Record<string, string>> {
  const found = await Promise.all(USERS.map(async (name) => [name, await getCookies(origin, name)] as const));
  return Object.fromEntries(found.flatMap(([name, cookies]) => (cookies ? [[name, cookies]] : [])));
}
