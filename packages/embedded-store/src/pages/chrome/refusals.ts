import type { Context } from 'hono';
import { sendAdminPage } from './frame';
import { html } from '../../html/html';
import type { AdminPageContext } from '../shared/admin-page-context';

export function sendForbidden(request: Context, visitor: AdminPageContext): Promise<Response> {
  return sendRefusal(request, visitor, 403, 'Sorry, you are not allowed to access this page.');
}

export function sendNotFound(request: Context, visitor: AdminPageContext): Promise<Response> {
  return sendRefusal(request, visitor, 404, 'Page not found.');
}

function sendRefusal(
  request: Context,
  visitor: AdminPageContext,
  status: 403 | 404,
  sentence: string,
): Promise<Response> {
  return sendAdminPage(request, visitor, {
    kind: 'plain',
    title: status === 403 ? 'Not allowed' : 'Not found',
    screen: 'error-page',
    status,
    content: html`<div class="wrap">
      <div class="card">
        <h1>${sentence}</h1>
        <p><a href="/">Go to shop</a></p>
      </div>
    </div>`,
  });
}
