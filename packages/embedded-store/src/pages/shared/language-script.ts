import type { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { LocaleData } from '@wordpress/i18n';
import type { StoreContext } from '../../context';
import type { Html } from '../../html/html';
import { html, NOTHING } from '../../html/html';
import { getTextLocale } from '../../i18n';
import { versionOf } from './frame-files';

const FOLDER = '/store/languages/';
const YEAR = 31_536_000; // seconds

interface Script {
  body: string;
  version: string;
}

const scripts = new WeakMap<LocaleData, Script>();

/** The translations for the dashboard, as the script that WordPress prints. */
function findScript({ translations }: StoreContext, locale: string): Script | undefined {
  const data = translations.get(locale);
  if (!data) return undefined;
  const cached = scripts.get(data);
  if (cached) return cached;
  const body = `storeAdminTranslations=${JSON.stringify(data)};`;
  const script = { body, version: versionOf(body) };
  scripts.set(data, script);
  return script;
}

/** Serves the dashboard's translations. */
export function mountLanguageScripts(app: Hono, store: StoreContext): void {
  app.get(`${FOLDER}:file`, compress(), (request) => {
    const script = findScript(store, request.req.param('file').replace(/\.js$/, ''));
    if (!script) return request.text('File not found.', 404);
    return request.body(script.body, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control':
        request.req.query('ver') === script.version ? `public, max-age=${YEAR}, immutable` : 'no-cache',
    });
  });
}

/** The script tag of the page's language, before the dashboard's own; none for English. */
export function languageScript(store: StoreContext, nonce: string): Html {
  const locale = getTextLocale();
  const script = findScript(store, locale);
  if (!script) return NOTHING;
  return html`<script nonce="${nonce}" src="${FOLDER}${locale}.js?ver=${script.version}" defer></script>`;
}
