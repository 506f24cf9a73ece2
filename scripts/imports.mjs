/**
 * Checks who imports whom (`.dependency-cruiser.cjs`), and the pictures of it in `ARCHITECTURE.md`.
 *
 *   node scripts/imports.mjs           says what is forbidden, and whether the pictures are those of today's imports
 *   node scripts/imports.mjs --write   draws them anew
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

const FOLDERS = ['packages', 'stores', 'client', 'bench', 'scripts'];
const FILE = join(ROOT, 'ARCHITECTURE.md');
/** Tests, and what shows components, say nothing of how the project is built. */
const LEFT_OUT = '[.]test|/testing|/(e2e|conformance|practices|tests|gallery)/|node_modules';
/** Each picture: what is in it, and which folders count as one. */
const PICTURES = {
  layers: ['^(client/[^/]+/|stores/|packages/)', '^(client/[^/]+|stores|packages)'],
  packages: ['^packages/(?!embedded-store|wordpress-plugin)', '^packages/[^/]+'],
};

const folder = mkdtempSync(join(tmpdir(), 'store-admin-imports-'));
const found = join(folder, 'found.json');
const bin = (name) => join(ROOT, 'node_modules/.bin', name);
const given = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', '--output-to', found];
spawnSync(bin('depcruise'), [...FOLDERS, ...given], { cwd: ROOT, stdio: 'inherit' });
const format = (...how) =>
  execFileSync(bin('depcruise-fmt'), [found, ...how], { cwd: ROOT, encoding: 'utf8' });

const said = spawnSync(bin('depcruise-fmt'), [found, '--output-type', 'err', '--exit-code'], {
  stdio: 'inherit',
});
process.exitCode = said.status ?? 1;

const text = readFileSync(FILE, 'utf8');
const drawn = Object.entries(PICTURES).reduce((all, [name, [included, collapsed]]) => {
  const chosen = ['--include-only', included, '--exclude', LEFT_OUT, '--collapse', collapsed];
  const picture = format('--output-type', 'mermaid', ...chosen);
  const place = new RegExp(`(<!-- ${name} -->\n\n\`\`\`mermaid\n)[^]*?(\`\`\`)`);
  return all.replace(place, (_, before, after) => `${before}${picture}${after}`);
}, text);
rmSync(folder, { recursive: true });
if (process.argv.includes('--write')) writeFileSync(FILE, drawn);
else if (drawn !== text) {
  console.error('The pictures in ARCHITECTURE.md are old. Draw them with: node scripts/imports.mjs --write');
  process.exitCode = 1;
}
