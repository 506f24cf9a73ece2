import type { Hono } from 'hono';
import type { StoreContext } from '../../context';
import { PLACEHOLDER, PLACEHOLDER_FILE } from './placeholder';
import { readFile } from './queries';
import { UPLOADS_PATH } from './record';

/** File names are not reused while a file exists, so browsers may cache it for a day. */
const DAY = 86_400; // seconds

const PLACEHOLDER_CONTENT = { mimeType: 'image/svg+xml', content: Buffer.from(PLACEHOLDER) };

/** Serves the store's files publicly, with their exact type. */
export function mountUploads(app: Hono, { db }: StoreContext): void {
  app.get(`${UPLOADS_PATH}*`, (c) => {
    const name = toName(c.req.path.slice(UPLOADS_PATH.length));
    const file = name === PLACEHOLDER_FILE ? PLACEHOLDER_CONTENT : readFile(db, name);
    if (!file) return c.text('File not found.', 404);
    return c.body(new Uint8Array(file.content), 200, {
      'Content-Type': file.mimeType,
      'Cache-Control': `public, max-age=${DAY}`,
      // A file opened directly can't run scripts or load anything.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });
}

/** A path that can't be decoded names no file. */
function toName(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
