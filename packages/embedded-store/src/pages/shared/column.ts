import type { Context } from 'hono';
import type { StoreContext } from '../../context';
import { getTextOption } from '../../site';
import { LOGIN_PATH } from './addresses';
import { getLastColorScheme } from './color-scheme';
import { sendDocument } from './document';
import type { Html } from '../../html/html';
import { html } from '../../html/html';

interface Column {
  /** Title of the browser tab, before the site name. */
  title: string;
  heading: string;
  content: Html;
  status?: 200 | 403 | 404;
}

/** Sends a page with a narrow column and no admin layout: a placeholder for another service's page. */
export function sendColumn(
  request: Context,
  { db }: StoreContext,
  { title, heading, content, status = 200 }: Column,
): Promise<Response> {
  return sendDocument(request, {
    title: `${title} ‹ ${getTextOption(db, 'blogname')} — WooCommerce`,
    colorScheme: getLastColorScheme(request),
    bodyClass: 'login wp-core-ui',
    stylesheets: ['login.css'],
    status,
    body: () =>
      html`<main id="login">
        <h1>${heading}</h1>
        ${content}
      </main>`,
  });
}

/** Redirects to the login page, and from there back here. */
export function sendToLogin(request: Context, { siteUrl }: StoreContext): Response {
  const { pathname, search } = new URL(request.req.url);
  return request.redirect(`${LOGIN_PATH}?redirect_to=${encodeURIComponent(siteUrl + pathname + search)}`);
}
