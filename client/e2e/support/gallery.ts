import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startBrowser, type Visit } from './browser';

const SCRIPT = join(__dirname, '../../../scripts/gallery.mjs');

/** The gallery is built before it answers, where that is not done yet. */
const BUILD_LIMIT = 180_000; // milliseconds

/** Starts the gallery of components for the journeys of one file, and a browser for it. */
export function visitGallery(): Visit {
  let gallery: ChildProcess | undefined;
  let origin = '';
  const visit = startBrowser(() => origin);

  beforeAll(async () => {
    const started = spawn(process.execPath, [SCRIPT], {
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    gallery = started;
    const [line] = (await once(createInterface(started.stdout), 'line')) as [string];
    origin = line.match(/http:\/\/[^/]+/)?.[0] ?? '';
  }, BUILD_LIMIT);

  afterAll(() => gallery?.kill());

  return async (options) => {
    const visitor = await visit(options);
    // One sample holds a handler. Browsers say that the policy stops it wherever such HTML is read, to clean it as well.
    visitor.expectNoise(/^error: Executing inline event handler violates/);
    return visitor;
  };
}
