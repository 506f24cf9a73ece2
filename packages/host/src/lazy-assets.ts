import { phpMap } from '@admin/schemas';
import * as v from 'valibot';

/** Scripts, styles and templates of a host dialog, in loading order. */
const AssetsSchema = v.object({
  styles: v.array(v.object({ handle: v.string(), href: v.string() })),
  scripts: v.array(
    v.object({
      handle: v.string(),
      /** `null` for handles that only group dependencies. */
      src: v.nullable(v.string()),
      /** Inline scripts before and after it. */
      before: v.string(),
      after: v.string(),
    }),
  ),
  /** Template contents by id. */
  templates: v.pipe(phpMap, v.record(v.string(), v.string())),
});

type Assets = v.InferOutput<typeof AssetsSchema>;

const loading = new Map<string, Promise<void>>();

/**
 * Loads scripts, styles and templates that the host omitted from the page. Concurrent calls share one
 * request.
 * @param url returns the list of assets
 * @throws if an asset fails to load; the next call tries again
 */
export function loadLazyAssets(url: string): Promise<void> {
  const pending = loading.get(url) ?? fetchAssets(url).finally(() => loading.delete(url));
  loading.set(url, pending);
  return pending;
}

async function fetchAssets(url: string): Promise<void> {
  const response = await fetch(url, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  await addAssets(v.parse(AssetsSchema, await response.json()));
}

/** Adds assets that the page does not have yet. Resolves when the last script has run. */
async function addAssets({ styles, scripts, templates }: Assets): Promise<void> {
  for (const { handle, href } of styles) addStyle(`${handle}-css`, href);
  for (const [id, text] of Object.entries(templates)) addTemplate(id, text);
  const present = getLoadedHandles();
  const missing = scripts.filter(({ handle }) => !present.has(handle));
  // Scripts are fetched in parallel and run in order.
  for (const { src } of missing) if (src !== null) preloadScript(src);
  for (const { handle, src, before, after } of missing) {
    runInlineScript(before);
    if (src !== null) await loadScript(`${handle}-js`, src);
    runInlineScript(after);
  }
}

/**
 * Handles of scripts on the page. WordPress sets an id on each, or concatenates several with
 * load-scripts.php.
 */
function getLoadedHandles(): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { id, src } of document.scripts) {
    if (id.endsWith('-js')) found.add(id.slice(0, -'-js'.length));
    if (!src.includes('load-scripts.php')) continue;
    for (const [name, value] of new URL(src).searchParams) {
      if (name.startsWith('load')) for (const handle of value.split(',')) found.add(handle);
    }
  }
  return found;
}

function addStyle(id: string, href: string): void {
  if (document.getElementById(id)) return;
  document.head.append(Object.assign(document.createElement('link'), { id, rel: 'stylesheet', href }));
}

function preloadScript(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
}

function addTemplate(id: string, text: string): void {
  if (document.getElementById(id)) return;
  const template = Object.assign(document.createElement('script'), { id, type: 'text/html' });
  template.append(text);
  document.body.append(template);
}

function runInlineScript(text: string): void {
  if (text === '') return;
  const script = document.createElement('script');
  script.append(text);
  document.body.append(script);
}

function loadScript(id: string, src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { id, src });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      // Scripts in the document count as loaded.
      script.remove();
      reject(new Error(`${src} did not load.`));
    });
    document.body.append(script);
  });
}
