/** The administrator's browser for a store in a separate process. */
export interface Owner {
  /** Calls a path below `/wp-json`. */
  call(
    path: string,
    options?: { method?: string; body?: unknown },
  ): Promise<{ status: number; body: unknown }>;
}

/** Logs in as a browser does. */
export async function logInAt(siteUrl: string, password: string): Promise<Owner> {
  const cookie = await startSession(siteUrl, password);
  const nonce = await fetchNonce(siteUrl, cookie);
  return {
    async call(path, { method = 'GET', body } = {}) {
      const response = await fetch(`${siteUrl}/wp-json${path}`, {
        method,
        headers: {
          Cookie: cookie,
          'X-WP-Nonce': nonce,
          ...(method !== 'GET' && { Origin: siteUrl, 'Content-Type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    },
  };
}

async function startSession(siteUrl: string, password: string): Promise<string> {
  const response = await fetch(`${siteUrl}/wp-login.php`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: siteUrl },
    body: new URLSearchParams({ log: 'admin', pwd: password }),
  });
  const session = response.headers.getSetCookie().find((cookie) => cookie.startsWith('store_session'));
  if (!session) throw new Error(`The login was refused with ${response.status}.`);
  return session.split(';')[0] ?? '';
}

async function fetchNonce(siteUrl: string, cookie: string): Promise<string> {
  const response = await fetch(`${siteUrl}/wp-admin/admin-ajax.php?action=rest-nonce`, {
    headers: { Cookie: cookie },
  });
  return response.text();
}
