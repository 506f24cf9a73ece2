import type { Context } from 'hono';
import { contentSecurityPolicy, createScriptNonce } from '../../security';
import type { Html } from '../../html/html';
import { html } from '../../html/html';
import { getLocale, getTextLocale } from '../../i18n';
import { getTextDirection, toLanguageTag } from '../../site';
import type { ColorScheme } from './color-scheme';
import type { FrameFile } from './frame-files';
import { frameFile } from './frame-files';

export interface PageDocument {
  title: string;
  /** Public store pages are always light. */
  colorScheme?: ColorScheme;
  bodyClass: string;
  stylesheets: readonly FrameFile[];
  /** Additional content of the head; gets the nonce for this response's scripts. */
  head?: (nonce: string) => Html;
  body: (nonce: string) => Html;
  status?: 200 | 400 | 403 | 404 | 429;
}

/** Background colors before the style sheet has loaded. */
const BEFORE_STYLES: Readonly<Record<ColorScheme, string>> = {
  light: 'light',
  dark: 'dark',
  auto: 'light dark',
};

/**
 * Sends a whole page, in the language of the request, with its own content security policy. Pages contain a user's data
 * and are never cached.
 */
export async function sendDocument(request: Context, page: PageDocument): Promise<Response> {
  const nonce = createScriptNonce();
  const scheme = page.colorScheme ?? 'light';
  const markup = html`<!doctype html>
    <html
      lang="${toLanguageTag(getTextLocale())}"
      dir="${getTextDirection(getLocale())}"
      class="wp-toolbar"
      data-color-scheme="${scheme}"
    >
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="${BEFORE_STYLES[scheme]}" />
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
