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
  method: 'GET' | 'POST';
  /** Below the interface's root: `/acme/v1/suppliers`. */
  path: string;
  /** What the caller has to hold. */
  capability: string;
  /** Gives the answer's body; `query` and `body` are as they arrived. */
  answer: (request: { query: Readonly<Record<string, unknown>>; body: unknown }) => object;
}

const SUFFIX = '.endpoints.cjs';

/** The extensions whose scripts and endpoints are in a folder. Scripts are read anew each time, endpoints once. */
export interface ExtensionFolder {
  scripts(): ExtensionScript[];
  endpoints: readonly Endpoint[];
}

/**
 * @param folder with the built scripts
 * @throws {Error} naming the file whose endpoints are none
 */
export function openExtensionFolder(folder: string): ExtensionFolder {
  const list = (suffix: string) =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => name.endsWith(suffix))
          .toSorted()
      : [];
  const load = createRequire(path.join(folder, 'here.js'));
  return {
    scripts: () =>
      list('.js').map((file) => {
        const body = readFileSync(path.join(folder, file), 'utf8');
        const version = createHash('sha256').update(body).digest('hex').slice(0, 12);
        return { name: file.replace(/\.js$/, ''), body, version };
      }),
    endpoints: list(SUFFIX).flatMap((file) => {
      const endpoints: unknown = load(path.join(folder, file));
      if (Array.isArray(endpoints) && endpoints.every(isEndpoint)) return endpoints;
      throw new Error(`${file} holds no list of endpoints.`);
    }),
  };
}

function isEndpoint(value: unknown): value is Endpoint {
  const { method, path: route, capability, answer } = Object(value);
  return (
    (method === 'GET' || method === 'POST') &&
    typeof route === 'string' &&
    typeof capability === 'string' &&
    typeof answer === 'function'
  );
}
