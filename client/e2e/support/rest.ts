import type { Page } from '@playwright/test';

/** What a page of either host provides for questions to the REST API. */
interface HandedOver {
  readonly storeAdminHost: { readonly api: { readonly root: string; readonly nonce: string } };
}

/** Calls the REST API as whoever is logged in on the page: what somebody else would do at the same time. */
export async function call<T = unknown>(
  page: Page,
  path: string,
  body?: object,
  method = 'POST',
): Promise<T> {
  return JSON.parse(await ask(page, path, body && { method, body: JSON.stringify(body) })) as T;
}

/** The same, for answers that are read as they come. */
export function ask(page: Page, path: string, write?: { method: string; body: string }): Promise<string> {
  return page.evaluate(
    async ([to, init]) => {
      const { api } = (window as unknown as HandedOver).storeAdminHost;
      const headers = { 'Content-Type': 'application/json', 'X-WP-Nonce': api.nonce };
      const response = await fetch(api.root + to, { headers, ...init });
      return response.text();
    },
    [path.replace(/^\//, ''), write] as const,
  );
}
