import type { Page, Request } from '@playwright/test';
import type { UserSession } from './user-session';

/** Scripts of the dashboard's build. */
const CLIENT_SCRIPTS = /\/build\/[\w.-]+\.js(\?|$)/;

/** Opens the session's pages without the dashboard: its scripts are empty from now on. */
export async function disableDashboard(session: UserSession): Promise<UserSession> {
  await session.context.route(CLIENT_SCRIPTS, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  return session;
}

/** The data that the host's forms would send now, by URL; without nonces, which differ each time. */
export const readForms = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLFormElement>('#wpbody-content form')].map((form) => [
      `${form.method} ${form.getAttribute('action') ?? ''}`,
      [...new FormData(form)]
        .filter(([name]) => !name.includes('nonce'))
        .map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`),
    ]),
  );

/** URLs of forms that create a new object on each submission. */
const MAKES_NEW = /[/=]new|-new|edit-tags|term\.php(?!.*tag_ID)|importer/;

/**
 * Presses the main button of the host's form and sends its data to the store; the page is not reloaded, which saves
 * time. Returns the sent data, and the host's page after saving. Forms that create objects are not saved, since two of
 * them could not be equal.
 */
export async function pressSave({ page, context }: UserSession) {
  const pressed = await page.evaluate(readSubmission);
  if (!pressed) return undefined;
  const { address, fields } = pressed;
  const sent = fields.filter(([name]) => !name.includes('nonce'));
  if (MAKES_NEW.test(address)) return { sent };
  const response = await context.request.post(address, {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    data: new URLSearchParams(fields).toString(),
  });
  return { sent, status: response.status(), saved: withoutNonces(await response.text()) };
}

/** Runs in the page: the data that its form sends on saving, without sending it; nothing if there is no form. */
function readSubmission() {
  const main = '#wpbody-content form[method="post"] :is(.button-primary, #doaction)';
  const button = document.querySelector<HTMLButtonElement>(main);
  const form = button?.form;
  if (!form) return undefined;
  for (const field of form.querySelectorAll<HTMLInputElement>('input:invalid')) field.value = '1';
  let submission: { address: string; fields: [string, string][] } | undefined;
  // Runs last, after all other listeners.
  window.addEventListener(
    'submit',
    (event) => {
      if (event.defaultPrevented) return;
      event.preventDefault();
      submission = {
        address: new URL(form.getAttribute('action') ?? '', location.href).href,
        fields: [...new FormData(form, event.submitter)].map(([name, value]) => [
          name,
          typeof value === 'string' ? value : value.name,
        ]),
      };
    },
    { once: true },
  );
  button.click();
  if (!submission) throw new Error(`${location.href} sends nothing.`);
  return submission;
}

/** The part of the response that the host rendered, without values that differ each time. */
const withoutNonces = (page: string): string =>
  page.slice(page.indexOf('id="wpbody-content"')).replaceAll(/nonce"?(?: value)?="[^"]*"/g, '');

/** Saves the host's form by its main button; returns the sent data, and the page's data before and afterward. */
export async function saveForm({ page }: UserSession) {
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

/** The fields of a submitted form, in any encoding. */
async function readBody(request: Request): Promise<string[]> {
  const headers = { 'Content-Type': (await request.headerValue('content-type')) ?? '' };
  const body = await new Response(new Uint8Array(request.postDataBuffer() ?? []), { headers }).formData();
  return [...body]
    .filter(([name]) => !name.includes('nonce'))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`);
}
