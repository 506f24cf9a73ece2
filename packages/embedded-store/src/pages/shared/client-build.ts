import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { StoreContext } from '../../context';
import { BUILD_PATH } from './addresses';
import { extensionScripts } from './extension-scripts';
import { frameFile } from './frame-files';
import type { Html } from '../../html/html';
import { html } from '../../html/html';
import { languageScript } from './language-script';
import { reloadScript } from './live-reload';

const YEAR = 31_536_000; // seconds

/** File names of a production build contain a content hash; those of a development build stay the same. */
const HASHED = /\.([\da-f]{6,})\./;

export type Entrypoint = 'dashboard' | 'embedded';

/** Serves the built client. Browsers may cache a file for a year if its name contains its hash. */
export function mountClientBuild(app: Hono, { assets }: StoreContext): void {
  app.get(`${BUILD_PATH}*`, compress(), (request) => {
    const name = decode(request.req.path.slice(BUILD_PATH.length));
    const asset = assets.read(name);
    if (!asset) return request.text('File not found.', 404);
    return request.body(new Uint8Array(asset.body), 200, {
      'Content-Type': asset.type,
      'Cache-Control': HASHED.test(name) ? `public, max-age=${YEAR}, immutable` : 'no-cache',
    });
  });
}

export function isClientBuilt({ assets }: StoreContext, entrypoint: Entrypoint): boolean {
  return assets.manifest().entrypoints[entrypoint].length > 0;
}

/**
 * The tags for a page's entry files and for the chunks that it will request next. The chunks' styles are included in
 * the page, because each style sheet added later makes the browser recalculate the whole page. Their scripts load in
 * parallel and are parsed and compiled early, but run only when requested.
 */
export function clientFiles(
  store: StoreContext,
  nonce: string,
  entrypoint: Entrypoint,
  names: readonly string[] = [],
): Html {
  const { entrypoints, chunks } = store.assets.manifest();
  const first = entrypoints[entrypoint];
  const next = [...new Set(names.flatMap((chunk) => chunks[chunk] ?? []))].filter(
    (file) => !first.includes(file),
  );
  const styles = next.filter(isStyleSheet).map(partStyles);
  if ((store.extensions?.scripts().length ?? 0) > 0) {
    return html`${extendedFiles(store, nonce, entrypoint)} ${styles}`;
  }
  const scripts = next.filter((file) => !isStyleSheet(file));
  return html`<script nonce="${nonce}" src="${frameFile('events.js')}" defer></script>
    ${languageScript(store, nonce)} ${first.map((file) => link(file, nonce))} ${styles}
    ${scripts.map((file) => earlyScript(file, nonce))} ${reloadScript(store, nonce)}`;
}

/** With extensions: first the shared globals, then the extensions, then the dashboard, which also uses the globals. */
function extendedFiles(store: StoreContext, nonce: string, entrypoint: Entrypoint): Html {
  const { entrypoints } = store.assets.manifest();
  const linkAll = (entry: string) => (entrypoints[entry] ?? []).map((file) => link(file, nonce));
  return html`<script nonce="${nonce}" src="${frameFile('events.js')}" defer></script>
    ${languageScript(store, nonce)} ${linkAll('globals')} ${extensionScripts(store, nonce)}
    ${linkAll(`${entrypoint}-extended`)} ${reloadScript(store, nonce)}`;
}

function link(file: string, nonce: string): Html {
  return isStyleSheet(file)
    ? html`<link rel="stylesheet" href="${addressOf(file)}" />`
    : html`<script nonce="${nonce}" src="${addressOf(file)}" defer></script>`;
}

const isStyleSheet = (file: string) => file.endsWith('.css');

/** `data-href` is the build's own name for the file, which prevents a second download. */
function partStyles(file: string): Html {
  return html`<link rel="stylesheet" href="${addressOf(file)}" data-href="${versioned(file)}" />`;
}

/** Not marked with the name that the build uses: the build would wait for this tag, even if it had already failed. */
function earlyScript(file: string, nonce: string): Html {
  return html`<script nonce="${nonce}" src="${addressOf(file)}" async></script>`;
}

/** The URL that the build itself uses for a file, with the version in its name, so that nothing is fetched twice. */
function addressOf(file: string): string {
  return BUILD_PATH + versioned(file);
}

function versioned(file: string): string {
  const version = HASHED.exec(file)?.[1];
  return `${file}${version === undefined ? '' : `?ver=${version}`}`;
}

/** Returns an empty name for a path that can't be decoded. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
