import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { StoreContext } from '../context';
import { BUILD_PATH } from './addresses';
import { type Html, html } from './html/html';
import { reloadScript } from './live-reload';

const YEAR = 31_536_000; // seconds

/** Names of a production build carry a hash of the content; those of a development build stay the same. */
const HASHED = /\.[\da-f]{8,}\./;

export type Entrypoint = 'own' | 'classic';

/** Serves the built client. Browsers may keep a file as long as its name changes with its content. */
export function mountClientBuild(app: Hono, { assets }: StoreContext): void {
  app.get(`${BUILD_PATH}*`, compress(), (request) => {
    const name = decode(request.req.path.slice(BUILD_PATH.length));
    const asset = assets.read(name);
    if (!asset) return request.text('There is no such file.', 404);
    return request.body(new Uint8Array(asset.body), 200, {
      'Content-Type': asset.type,
      'Cache-Control': HASHED.test(name) ? `public, max-age=${YEAR}, immutable` : 'no-cache',
    });
  });
}

export function isClientBuilt({ assets }: StoreContext, entrypoint: Entrypoint): boolean {
  return assets.manifest().entrypoints[entrypoint].length > 0;
}

/** Links to what a kind of page loads first, and hints for the chunk it will ask for next. */
export function clientFiles(
  store: StoreContext,
  nonce: string,
  entrypoint: Entrypoint,
  nextChunk?: string,
): Html {
  const { entrypoints, chunks } = store.assets.manifest();
  const next = nextChunk ? (chunks[nextChunk] ?? []) : [];
  const first = entrypoints[entrypoint];
  return html`${first.map((file) => link(file, nonce))}
  ${next.filter((file) => !first.includes(file)).map((file) => hint(file, nonce))}
  ${reloadScript(store, nonce)}`;
}

function link(file: string, nonce: string): Html {
  return file.endsWith('.css')
    ? html`<link rel="stylesheet" href="${BUILD_PATH}${file}" />`
    : html`<script nonce="${nonce}" src="${BUILD_PATH}${file}" defer></script>`;
}

function hint(file: string, nonce: string): Html {
  return file.endsWith('.css')
    ? html`<link rel="preload" as="style" href="${BUILD_PATH}${file}" />`
    : html`<link rel="preload" as="script" nonce="${nonce}" href="${BUILD_PATH}${file}" />`;
}

/** A path that is no proper text names no file. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
