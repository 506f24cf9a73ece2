import { phpMap } from '@admin/schemas';
import * as v from 'valibot';

/** What a dialog of the host is made of, in the order in which it belongs into the page. */
const PartsSchema = v.object({
  styles: v.array(v.object({ handle: v.string(), href: v.string() })),
  scripts: v.array(
    v.object({
      handle: v.string(),
      /** `null` where a name only stands for others. */
      src: v.nullable(v.string()),
      /** Statements that are run around it. */
      before: v.string(),
      after: v.string(),
    }),
  ),
  /** Their content by their ids. */
  templates: v.pipe(phpMap, v.record(v.string(), v.string())),
});

type Parts = v.InferOutput<typeof PartsSchema>;

const loading = new Map<string, Promise<void>>();

/**
 * Brings what the host left off the page until somebody asks for it: scripts, styles and templates that an address describes.
 * Those who ask meanwhile wait for the same; what could not be had is asked for anew by whoever asks next. Rejects then.
 */
export function loadLateParts(url: string): Promise<void> {
  const started = loading.get(url) ?? fetchParts(url).finally(() => loading.delete(url));
  loading.set(url, started);
  return started;
}

async function fetchParts(url: string): Promise<void> {
  const answer = await fetch(url, { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  await addParts(v.parse(PartsSchema, await answer.json()));
}

/** Puts parts into the page that it has not yet; done once the last script has run. Rejects when one does not load. */
async function addParts({ styles, scripts, templates }: Parts): Promise<void> {
  for (const { handle, href } of styles) addStyle(`${handle}-css`, href);
  for (const [id, text] of Object.entries(templates)) addTemplate(id, text);
  const present = handlesOnPage();
  const missing = scripts.filter(({ handle }) => !present.has(handle));
  // They run one after the other, and are fetched side by side.
  for (const { src } of missing) if (src !== null) announceScript(src);
  for (const { handle, src, before, after } of missing) {
    runStatements(before);
    if (src !== null) await loadScript(`${handle}-js`, src);
    runStatements(after);
  }
}

/** Scripts that the page has run. The platform gives each an id, or asks for several of them in one address. */
function handlesOnPage(): ReadonlySet<string> {
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

function announceScript(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
}

function addTemplate(id: string, text: string): void {
  if (document.getElementById(id)) return;
  const template = Object.assign(document.createElement('script'), { id, type: 'text/html' });
  template.append(text);
  document.body.append(template);
}

function runStatements(text: string): void {
  if (text === '') return;
  const script = document.createElement('script');
  script.append(text);
  document.body.append(script);
}

function loadScript(id: string, src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { id, src });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${src} did not load.`)));
    document.body.append(script);
  });
}
