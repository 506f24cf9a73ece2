/**
 * The names and types that extensions may rely on, as the compiler sees them, against the report of what was decided.
 *
 *   node scripts/surface.mjs           says what differs from `client/surface/surface.txt`
 *   node scripts/surface.mjs --write   makes what there is the decision
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { isMain, ROOT } from './project.mjs';

const REPORT = join(ROOT, 'client/surface/surface.txt');

/** Whose declarations are the surface. */
const FOLDER = 'client/surface';

/** Declarations by file, without what only the compiler needs. */
export function describeSurface() {
  const folder = mkdtempSync(join(tmpdir(), 'surface-'));
  try {
    const { status, stdout } = spawnSync(
      join(ROOT, 'node_modules/.bin/tsc'),
      ['--project', join(ROOT, 'client/surface'), '--outDir', folder],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stdout);
    return list(join(folder, FOLDER))
      .map((file) => `== ${relative(folder, file)}\n${readFileSync(file, 'utf8').trim()}\n`)
      .join('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const list = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => file.endsWith('.d.ts'))
    .toSorted();

/** The lines that are on one side only; empty when the surface is as it was decided. */
export function findChanges() {
  const [decided, found] = [readFileSync(REPORT, 'utf8'), describeSurface()].map((text) => text.split('\n'));
  const only = (lines, others, sign) => {
    const known = new Set(others);
    return lines.filter((line) => !known.has(line)).map((line) => `${sign} ${line}`);
  };
  if (decided.join('\n') === found.join('\n')) return [];
  return [...only(decided, found, '-'), ...only(found, decided, '+'), '(or their order)'];
}

if (isMain(import.meta.url)) {
  if (process.argv.includes('--write')) writeFileSync(REPORT, describeSurface());
  else {
    const changes = findChanges();
    if (changes.length > 0) {
      console.log(
        `The public surface changed. If that is meant, run "node scripts/surface.mjs --write".\n${changes.join('\n')}`,
      );
      process.exitCode = 1;
    }
  }
}
