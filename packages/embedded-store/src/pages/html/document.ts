import type { Context } from 'hono';
import { contentSecurityPolicy, createScriptNonce } from '../../security';
import { type Html, html } from './html';
import { type FrameFile, frameFile } from '../frame-files';

export interface PageDocument {
  title: string;
  /** As the `lang` attribute wants it. */
  language: string;
  direction: 'ltr' | 'rtl';
  bodyClass: string;
  stylesheets: readonly FrameFile[];
  /** What else the head holds; gets the nonce that scripts of this response carry. */
  head?: (nonce: string) => Html;
  body: (nonce: string) => Html;
  status?: 200 | 400 | 403 | 404 | 429;
}

/** Sends a whole page under a policy of its own. Pages belong to one person and are never kept. */
export async function sendDocument(request: Context, page: PageDocument): Promise<Response> {
  const nonce = createScriptNonce();
  const markup = html`<!doctype html>
    <html lang="${page.language}" dir="${page.direction}" class="wp-toolbar">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light" />
        <title>${page.title}</title>
        <link rel="icon" href="data:," />
        ${page.stylesheets.map((name) => html`<link rel="stylesheet" href="${frameFile(name)}" />`)}
        ${page.head?.(nonce)}
      </head>
      <body class="${page.bodyClass}">
        ${page.body(nonce)}
      </body>
    </html>`;
  request.header('Content-Security-Policy', contentSecurityPolicy(nonce));
  request.header('Cache-Control', 'no-store');
  return request.html(await markup, page.status ?? 200);
}
