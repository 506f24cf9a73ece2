import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isStale, removeStamp, writeStamp } from './build-cache.mjs';

let folder: string;
let stamp: string;
const sources = () => [join(folder, 'client')];

function write(name: string, { hoursAgo }: { hoursAgo: number }): void {
  const file = join(folder, 'client', name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '');
  const moment = Date.now() / 1000 - hoursAgo * 3600;
  utimesSync(file, moment, moment);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sources-'));
  stamp = join(folder, 'dist/.built');
  write('home/home.tsx', { hoursAgo: 1 });
});
afterEach(() => rmSync(folder, { recursive: true }));

test('treats a missing build or one older than a source as stale', () => {
  expect(isStale(stamp, 'production', sources())).toBe(true);

  writeStamp(stamp, 'production');
  expect(isStale(stamp, 'production', sources())).toBe(false);

  write('home/home.css', { hoursAgo: -1 });
  expect(isStale(stamp, 'production', sources())).toBe(true);
});

test('treats a build in another mode as stale', () => {
  writeStamp(stamp, 'development');
  expect(isStale(stamp, 'production', sources())).toBe(true);

  writeStamp(stamp, 'production');
  removeStamp(stamp);
  expect(isStale(stamp, 'production', sources())).toBe(true);
});

test.each(['README.md', 'home/home.test.tsx', 'e2e/home.spec.ts', 'node_modules/a/index.js'])(
  '%s does not make a build stale',
  (name) => {
    writeStamp(stamp, 'production');
    write(name, { hoursAgo: -1 });

    expect(isStale(stamp, 'production', sources())).toBe(false);
  },
);
