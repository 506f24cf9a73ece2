import type { Page, Request } from '@playwright/test';
import type { UserSession } from './user-session';

/** Files of the built dashboard. */
const CLIENT_SCRIPTS = /\/build\/[\w.-]+\.js(\?|$)/;

/** What a page of the host is without the dashboard, whose scripts are empty in this session from now on. */
export async function withoutDashboard(session: UserSession): Promise<UserSession> {
  await session.context.route(CLIENT_SCRIPTS, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  return session;
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

/** An address under which a form makes something new each time. */
const MAKES_NEW = /[/=]new|-new|edit-tags|term\.php(?!.*tag_ID)|importer/;

/**
 * Presses the main button of the host's form, and brings the store what it would send; the page stays as it is, which
 * spares loading it again. Returns what was sent, and the host's page from then on, which says what the store holds.
 * Of a form that makes something new nothing is saved: two of a kind could not be the same.
 */
export async function pressSave({ page, context }: UserSession) {
  const pressed = await page.evaluate(readSubmission);
  if (!pressed) return undefined;
  const { address, fields } = pressed;
  const sent = fields.filter(([name]) => !name.includes('nonce'));
  if (MAKES_NEW.test(address)) return { sent };
  const answer = await context.request.post(address, {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    data: new URLSearchParams(fields).toString(),
  });
  return { sent, status: answer.status(), saved: withoutNonces(await answer.text()) };
}

/** In the page: what its form sends when it is saved, without sending it; nothing where there is no form to save. */
function readSubmission() {
  const main = '#wpbody-content form[method="post"] :is(.button-primary, #doaction)';
  const button = document.querySelector<HTMLButtonElement>(main);
  const form = button?.form;
  if (!form) return undefined;
  for (const field of form.querySelectorAll<HTMLInputElement>('input:invalid')) field.value = '1';
  let submission: { address: string; fields: [string, string][] } | undefined;
  // The last to hear of it, so that whatever else listens has done its part.
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

/** The part of a page that the host drew for what was asked, without what differs each time. */
const withoutNonces = (page: string): string =>
  page.slice(page.indexOf('id="wpbody-content"')).replaceAll(/nonce"?(?: value)?="[^"]*"/g, '');

/** Saves the host's form by its main button; returns what was sent, and what the page holds before and afterwards. */
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

/** The fields that a form sent, whichever way it writes them. */
async function readBody(request: Request): Promise<string[]> {
  const headers = { 'Content-Type': (await request.headerValue('content-type')) ?? '' };
  const body = await new Response(new Uint8Array(request.postDataBuffer() ?? []), { headers }).formData();
  return [...body]
    .filter(([name]) => !name.includes('nonce'))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`);
}
