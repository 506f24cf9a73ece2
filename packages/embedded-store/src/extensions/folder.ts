import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The built script of an extension. */
export interface ExtensionScript {
  /** `suppliers` for `suppliers.js`. */
  name: string;
  body: string;
  /** Changes when the content changes. */
  version: string;
}

/** A REST endpoint that an extension provides, declared in `{name}.endpoints.cjs`. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  /** Relative to the REST root: `/acme/v1/suppliers`. */
  path: string;
  /** The capability that the caller needs. */
  capability: string;
  /** Returns the response body; `query` and `body` are unvalidated. */
  answer: (request: { query: Readonly<Record<string, unknown>>; body: unknown }) => object;
}

/** A notice that an extension shows at the top of every page, declared in `{name}.notices.cjs`. */
export interface ExtensionNotice {
  type: 'info' | 'success' | 'warning' | 'error';
  text: string;
}

const ENDPOINTS = '.endpoints.cjs';
const NOTICES = '.notices.cjs';

/** The extensions in a folder. Scripts are read again on every call, the rest once. */
export interface ExtensionFolder {
  scripts(): ExtensionScript[];
  endpoints: readonly Endpoint[];
  notices: readonly ExtensionNotice[];
}

/**
 * Opens a folder of built extensions.
 * @param folder with the built scripts
 * @throws {Error} naming the file whose endpoints or notices are none
 */
export function openExtensionFolder(folder: string): ExtensionFolder {
  const list = (suffix: string) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => name.endsWith(suffix))
          .toSorted()
      : [];
  const load = createRequire(path.join(folder, 'here.js'));
  const declared = <T>(suffix: string, isOne: (value: unknown) => value is T, what: string): T[] =>
    list(suffix).flatMap((file) => {
      const found: unknown = load(path.join(folder, file));
      if (Array.isArray(found) && found.every(isOne)) return found;
      throw new Error(`${file} holds no list of ${what}.`);
    });
  return {
    scripts: () =>
      list('.js').map((file) => {
        const body = readFileSync(path.join(folder, file), 'utf8');
        const version = createHash('sha256').update(body).digest('hex').slice(0, 12);
        return { name: file.replace(/\.js$/, ''), body, version };
      }),
    endpoints: declared(ENDPOINTS, isEndpoint, 'endpoints'),
    notices: declared(NOTICES, isNotice, 'notices'),
  };
}

function isEndpoint(value: unknown): value is Endpoint {
  const { method, path: route, capability, answer } = Object(value);
  return (
    (method === 'GET' || method === 'POST' || method === 'DELETE') &&
    typeof route === 'string' &&
    typeof capability === 'string' &&
    typeof answer === 'function'
  );
}

function isNotice(value: unknown): value is ExtensionNotice {
  const { type, text } = Object(value);
  return ['info', 'success', 'warning', 'error'].includes(type) && typeof text === 'string';
}
