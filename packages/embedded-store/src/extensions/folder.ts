import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The script of an extension, as it was built. */
export interface ExtensionScript {
  /** `suppliers`, of `suppliers.js`. */
  name: string;
  body: string;
  /** Changes with the content. */
  version: string;
}

/** A call of the REST interface that an extension answers, declared in `{name}.endpoints.cjs`. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  /** Below the interface's root: `/acme/v1/suppliers`. */
  path: string;
  /** What the caller has to hold. */
  capability: string;
  /** Gives the answer's body; `query` and `body` are as they arrived. */
  answer: (request: { query: Readonly<Record<string, unknown>>; body: unknown }) => object;
}

/** What an extension says above every page, declared in `{name}.notices.cjs`. */
export interface ExtensionNotice {
  type: 'info' | 'success' | 'warning' | 'error';
  text: string;
}

const ENDPOINTS = '.endpoints.cjs';
const NOTICES = '.notices.cjs';

/** What the extensions in a folder bring. Scripts are read anew each time, the rest once. */
export interface ExtensionFolder {
  scripts(): ExtensionScript[];
  endpoints: readonly Endpoint[];
  notices: readonly ExtensionNotice[];
}

/**
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
