import type { Page } from '@playwright/test';

/** Data on pages of either host for REST API requests. */
interface HostWindow {
  readonly storeAdminHost: { readonly api: { readonly root: string; readonly nonce: string } };
}

/** Calls the REST API as the page's user, such as for changes made elsewhere at the same time. */
export async function call<T = unknown>(
  page: Page,
  path: string,
  body?: object,
  method = 'POST',
): Promise<T> {
  return JSON.parse(await fetchText(page, path, body && { method, body: JSON.stringify(body) })) as T;
}

/** The same, returning the raw response. */
export function fetchText(
  page: Page,
  path: string,
  write?: { method: string; body: string },
): Promise<string> {
  return page.evaluate(
    async ([to, init]) => {
      const { api } = (window as unknown as HostWindow).storeAdminHost;
      const headers = { 'Content-Type': 'application/json', 'X-WP-Nonce': api.nonce };
      const response = await fetch(api.root + to, { headers, ...init });
      return response.text();
    },
    [path.replace(/^\//, ''), write] as const,
  );
}
