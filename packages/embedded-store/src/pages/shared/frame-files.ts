import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import { eventsScript } from './scripts/events';
import { frameScript } from './scripts/frame';
import { reloadPageScript } from './scripts/reload';
import { settingsScript } from './scripts/settings';
import contentStyles from './styles/content.css';
import eventsStyles from './styles/events.css';
import foldedStyles from './styles/folded.css';
import formStyles from './styles/forms.css';
import frameStyles from './styles/frame.css';
import loginStyles from './styles/login.css';
import storefrontStyles from './styles/storefront.css';
import tableStyles from './styles/tables.css';
import tokenStyles from './styles/tokens.css';

const FOLDER = '/wp-admin/store-assets/';
const CSS = 'text/css; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
const YEAR = 31_536_000; // seconds

const FILES = {
  'admin.css': {
    type: CSS,
    body: [
      tokenStyles,
      frameStyles,
      foldedStyles,
      // A narrow window folds the menu automatically.
      `@media (max-width: 960px) and (min-width: 783px) { ${foldedStyles.replaceAll('.folded', '.auto-fold')} }`,
      contentStyles,
      formStyles,
      tableStyles,
      eventsStyles,
    ].join('\n'),
  },
  'login.css': { type: CSS, body: tokenStyles + formStyles + loginStyles },
  'storefront.css': { type: CSS, body: tokenStyles + formStyles + storefrontStyles },
  'events.js': { type: SCRIPT, body: eventsScript },
  'frame.js': { type: SCRIPT, body: frameScript },
  'reload.js': { type: SCRIPT, body: reloadPageScript },
  'settings.js': { type: SCRIPT, body: settingsScript },
} as const;

export type FrameFile = keyof typeof FILES;

const versions = new Map(Object.entries(FILES).map(([name, { body }]) => [name, versionOf(body)]));

/** The URL of a layout file. It changes with the content, so browsers may cache the file. */
export function frameFile(name: FrameFile): string {
  return `${FOLDER}${name}?ver=${versions.get(name)}`;
}

/** Serves the layout's styles and scripts; the client's files come from its build. */
export function mountFrameFiles(app: Hono): void {
  for (const [name, { type, body }] of Object.entries(FILES)) {
    app.get(FOLDER + name, compress(), (request) =>
      request.body(body, 200, {
        'Content-Type': type,
        'Cache-Control': `public, max-age=${YEAR}, immutable`,
      }),
    );
  }
}

/** A version that changes with the content of a file. */
export function versionOf(body: string): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 12);
}
