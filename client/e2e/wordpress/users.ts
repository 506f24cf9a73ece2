import type { UserSession } from '../support/user-session';

/** Accounts of the site, which are those of the demo shop. */
export const USERS = ['admin', 'manager', 'analyst', 'customer'];

/** Logs in without the form; as the owner of a site that is only looked at, by the account in the environment. */
export async function enter({ context }: UserSession, url: string, name: string): Promise<void> {
  const { SITE_USER: user = name, SITE_PASSWORD: password = name } = name === 'admin' ? process.env : {};
  const form = { log: user, pwd: password };
  const answer = await context.request.post(`${url}/wp-login.php`, { form, maxRedirects: 0 });
  if (answer.status() !== 302) throw new Error(`WordPress let ${user} not in: ${answer.status()}.`);
}

/**
 * Logs in to the embedded store as the stand-in for the shop plugin will ask it. Returns the cookies; nothing where the
 * store has no such account, as a fresh one has none but its owner's.
 */
export async function cookiesOf(origin: string, name: string): Promise<string | undefined> {
  const answer = await fetch(`${origin}/wp-login.php`, {
    method: 'POST',
    body: new URLSearchParams({ log: name, pwd: name, rememberme: 'forever' }),
    headers: { Origin: origin },
    redirect: 'manual',
  });
  const pairs = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  return pairs.length > 0 ? pairs.join('; ') : undefined;
}

/** The cookies of everybody who has an account, by name. */
export async function allCookies(origin: string): Promise<Record<string, string>> {
  const found = await Promise.all(USERS.map(async (name) => [name, await cookiesOf(origin, name)] as const));
  return Object.fromEntries(found.flatMap(([name, cookies]) => (cookies ? [[name, cookies]] : [])));
}
