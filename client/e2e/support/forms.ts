import type { Page, Request } from 'playwright-core';
import type { Visitor } from './visitor';

/** Files of the built dashboard, which bear the hash of their content. */
const CLIENT_SCRIPTS = /\/[\w-]+\.[\da-f]{8,}\.js(\?|$)/;

/** What a page of the host is without the dashboard, whose scripts are empty for this visitor from now on. */
export async function withoutDashboard(visitor: Visitor): Promise<Visitor> {
  await visitor.context.route(CLIENT_SCRIPTS, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  return visitor;
}

/** What the forms of the host's page would send now, each by its address; without nonces, which nobody can compare. */
export const readForms = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLFormElement>('#wpbody-content form')].map((form) => [
      `${form.method} ${form.getAttribute('action') ?? ''}`,
      [...new FormData(form)]
        .filter(([name]) => !name.includes('nonce'))
        .map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`),
    ]),
  );

/** Saves the host's form by its main button; gives back what was sent, and what the page holds before and afterwards. */
export async function saveForm({ page }: Visitor) {
  const before = await readForms(page);
  const sending = page.waitForRequest(
    (request) => request.method() === 'POST' && request.isNavigationRequest(),
  );
  const loading = page.waitForEvent('load');
  await page.locator('#wpbody-content form[method="post"] .button-primary').click();
  const sent = await readBody(await sending);
  await loading;
  await page.locator('#message[role="status"]').waitFor();
  return { before, sent, after: await readForms(page) };
}

/** The fields that a form sent, whichever way it writes them. */
async function readBody(request: Request): Promise<string[]> {
  const headers = { 'Content-Type': (await request.headerValue('content-type')) ?? '' };
  const body = await new Response(new Uint8Array(request.postDataBuffer() ?? []), { headers }).formData();
  return [...body]
    .filter(([name]) => !name.includes('nonce'))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`);
}
