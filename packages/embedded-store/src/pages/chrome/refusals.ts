import type { Context } from 'hono';
import { sendAdminPage } from './frame';
import { html } from '../../html/html';
import type { AdminPageContext } from '../shared/admin-page-context';
import { __ } from '../../i18n';

export function sendForbidden(request: Context, context: AdminPageContext): Promise<Response> {
  return sendRefusal(
    request,
    context,
    403,
    __('Sorry, you are not allowed to access this page.', 'store-admin'),
  );
}

export function sendNotFound(request: Context, context: AdminPageContext): Promise<Response> {
  return sendRefusal(request, context, 404, __('Page not found.', 'store-admin'));
}

function sendRefusal(
  request: Context,
  context: AdminPageContext,
  status: 403 | 404,
  sentence: string,
): Promise<Response> {
  return sendAdminPage(request, context, {
    kind: 'plain',
    title: status === 403 ? __('Not allowed', 'store-admin') : __('Not found', 'store-admin'),
    screen: 'error-page',
    status,
    content: html`<div class="wrap">
      <div class="card">
        <h1>${sentence}</h1>
        <p><a href="/">${__('Go to shop', 'store-admin')}</a></p>
      </div>
    </div>`,
  });
}
