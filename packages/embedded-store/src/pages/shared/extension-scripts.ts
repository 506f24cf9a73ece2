import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { StoreContext } from '../../context';
import type { Html } from '../../html/html';
import { html, NOTHING } from '../../html/html';

const FOLDER = '/wp-content/plugins/extensions/';
const YEAR = 31_536_000; // seconds

/** Serves the scripts of the extensions that the store was started with. */
export function mountExtensionScripts(app: Hono, { extensions }: StoreContext): void {
  if (!extensions) return;
  app.get(`${FOLDER}:file`, compress(), (request) => {
    const name = request.req.param('file').replace(/\.js$/, '');
    const script = extensions.scripts().find((each) => each.name === name);
    if (!script) return request.text('File not found.', 404);
    return request.body(script.body, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control':
        request.req.query('ver') === script.version ? `public, max-age=${YEAR}, immutable` : 'no-cache',
    });
  });
}

/** Script tags of extensions; they run before the dashboard's own, as on the platform. */
export function extensionScripts({ extensions }: StoreContext, nonce: string): Html {
  if (!extensions) return NOTHING;
  return html`${extensions
    .scripts()
    .map(
      ({ name, version }) =>
        html`<script
          id="${name}-js"
          nonce="${nonce}"
          src="${FOLDER}${name}.js?ver=${version}"
          defer
        ></script>`,
    )}`;
}
