import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The build's `manifest.json`, from the folder of the built client. */
export interface Manifest {
  version: string;
  /** Files (scripts and styles) that each kind of page loads first. */
  entrypoints: Readonly<Record<'dashboard' | 'embedded', readonly string[]>> &
    Readonly<Partial<Record<string, readonly string[]>>>;
  /** Files of each screen, so that the page can request them before the script does. */
  chunks: Readonly<Record<string, readonly string[]>>;
  /** The chunk that renders a page, by its path pattern: `/analytics/:report`. */
  routes: Readonly<Record<string, string>>;
}

export interface Asset {
  body: Buffer;
  /** Media type for the `Content-Type` header. */
  type: string;
}

/** The built client as the server serves it. */
export interface Assets {
  manifest(): Manifest;
  /** A file by its path inside the build; `undefined` when it doesn't exist. */
  read(name: string): Asset | undefined;
}

const EMPTY_MANIFEST: Manifest = {
  version: '0',
  entrypoints: { dashboard: [], embedded: [] },
  chunks: {},
  routes: {},
};

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * The build in a folder. The manifest is read again on every call, so that a rebuild shows at the next reload. Without
 * a build, the manifest is empty.
 */
export function createDiskAssets(folder: string): Assets {
  const root = path.resolve(folder);
  const read = (name: string): Asset | undefined => {
    const file = path.resolve(root, name);
    const type = TYPES[path.extname(file)];
    if (!type || !file.startsWith(root + path.sep)) return undefined;
    try {
      return { body: readFileSync(file), type };
    } catch {
      return undefined;
    }
  };
  const manifest = (): Manifest => {
    const file = read('manifest.json');
    if (!file) return EMPTY_MANIFEST;
    const parsed: unknown = JSON.parse(file.body.toString('utf8'));
    if (!isManifest(parsed)) throw new TypeError(`The manifest in ${root} is not one.`);
    return parsed;
  };
  return { manifest, read };
}

function isManifest(value: unknown): value is Manifest {
  if (typeof value !== 'object' || value === null) return false;
  if (!('version' in value && 'entrypoints' in value && 'chunks' in value && 'routes' in value)) return false;
  const { version, entrypoints, chunks, routes } = value;
  return (
    typeof version === 'string' &&
    areFileLists(entrypoints, ['dashboard', 'embedded']) &&
    areFileLists(chunks, []) &&
    areNames(routes)
  );
}

function areFileLists(value: unknown, required: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const lists: Record<string, unknown> = { ...value };
  const isList = (list: unknown) => Array.isArray(list) && list.every((file) => typeof file === 'string');
  return Object.values(lists).every(isList) && required.every((name) => name in lists);
}

const areNames = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((name) => typeof name === 'string');
