import { runInNewContext } from 'node:vm';
import { JSDOM } from 'jsdom';
import type { Role } from '../../accounts';
import type { TestStore } from '../../testing/test-store';

/** A page as a browser has it after loading, before its scripts have run. */
export interface LoadedPage {
  status: number;
  headers: Headers;
  document: Document;
  /** Globals set by the page's inline scripts. */
  globals: Record<string, unknown>;
}

/** A browser that opens pages and submits forms, with or without a login. */
export interface Browser {
  open(path: string): Promise<LoadedPage>;
  /** The page's markup as sent; much faster than loading it. */
  read(path: string): Promise<string>;
  /** Submits a form the way a browser does. Returns the raw response without following redirects. */
  send(path: string, fields: Record<string, string | readonly string[]>, origin?: string): Promise<Response>;
  /** Submits a few fields with the nonce of the page's forms; missing fields stay as they are. */
  press(path: string, fields: Record<string, string | readonly string[]>): Promise<Response>;
  /** Fills in the page's form with some fields changed, and submits it. */
  submit(path: string, changes?: Record<string, string | readonly string[] | undefined>): Promise<Response>;
}

export function browse(store: TestStore, role?: Role): Browser {
  const cookie = role ? store.as(role).cookie : '';
  const headers: Record<string, string> = cookie ? { Cookie: cookie } : {};
  const open = async (path: string) => load(await store.fetch(path, { headers }));
  const send: Browser['send'] = (path, fields, origin = store.context.siteUrl) => {
    const body = new URLSearchParams(
      Object.entries(fields).flatMap(([name, value]) =>
        (typeof value === 'string' ? [value] : value).map((each) => [name, each]),
      ),
    );
    return store.fetch(path, { method: 'POST', headers: { ...headers, Origin: origin }, body });
  };
  const read = async (path: string) => (await store.fetch(path, { headers })).text();
  return {
    open,
    read,
    send,
    async press(path, fields) {
      const [, _wpnonce = ''] = /name="_wpnonce" value="(\w+)"/.exec(await read(path)) ?? [];
      return send(path, { _wpnonce, ...fields });
    },
    async submit(path, changes = {}) {
      const { document } = await open(path);
      const form = document.querySelector('form');
      if (!form) throw new Error(`There is no form on ${path}.`);
      const fields = readFields(form);
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined) delete fields[name];
        else fields[name] = value;
      }
      return send(form.getAttribute('action') ?? path, fields);
    },
  };
}

export async function load(response: Response): Promise<LoadedPage> {
  const document = parse(await response.text());
  return { status: response.status, headers: response.headers, document, globals: runInline(document) };
}

const SINGLE = 'data-single';

/** An inline script whose content can't be mistaken for markup. */
const PLAIN_SCRIPT = /(<script\b(?![^>]*\bsrc=)[^>]*>)([^<]+)(?=<\/script>)/g;

/**
 * jsdom scans a whole select for every added option, unless it allows multiple selection, and there are thousands of
 * countries and states. So selects become single-choice only after all options have been added.
 */
function parse(markup: string): Document {
  const document = parseScriptsLast(
    markup.replaceAll(/<select (?![^>]*\bmultiple\b)/g, `<select multiple ${SINGLE} `),
  );
  for (const list of document.querySelectorAll(`select[${SINGLE}]`)) {
    list.removeAttribute(SINGLE);
    list.removeAttribute('multiple');
  }
  return document;
}

/**
 * Scripts are most of a page, and jsdom parses them character by character. So plain scripts get their text after the
 * rest is parsed. If one of them turns out not to be a script, the page is parsed as it is.
 */
function parseScriptsLast(markup: string): Document {
  const texts: string[] = [];
  const spared = markup.replaceAll(
    PLAIN_SCRIPT,
    (_, tag: string, text: string) => `${tag}spared ${texts.push(text) - 1}`,
  );
  const { document } = new JSDOM(spared).window;
  const scripts = [...document.scripts].filter(({ text }) => text.startsWith('spared '));
  if (scripts.some(({ text }, place) => text !== `spared ${place}`) || scripts.length !== texts.length)
    return new JSDOM(markup).window.document;
  for (const [place, script] of scripts.entries()) script.textContent = texts[place] ?? '';
  return document;
}

/** Inline scripts only set variables; they run in an isolated context with no globals. */
function runInline(document: Document): Record<string, unknown> {
  const globals: Record<string, unknown> = {};
  for (const script of document.querySelectorAll('script:not([src])')) {
    runInNewContext(script.textContent ?? '', globals);
  }
  return globals;
}

function readFields(form: HTMLFormElement): Record<string, string | readonly string[]> {
  const { FormData: FormValues } = form.ownerDocument.defaultView ?? globalThis;
  const fields: Record<string, string[]> = {};
  for (const [name, value] of new FormValues(form)) {
    if (typeof value === 'string') (fields[name] ??= []).push(value);
  }
  return fields;
}
