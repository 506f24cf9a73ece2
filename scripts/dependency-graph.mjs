/**
 * Checks imports against `.dependency-cruiser.cjs`, and the graphs in `ARCHITECTURE.md` against the imports.
 *
 *   node scripts/dependency-graph.mjs           reports forbidden imports and outdated graphs
 *   node scripts/dependency-graph.mjs --write   updates the graphs
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

const FOLDERS = ['.storybook', 'packages', 'stores', 'client', 'bench', 'scripts'];
const FILE = join(ROOT, 'ARCHITECTURE.md');
/** Tests and stories are not part of the graphs. */
const EXCLUDED = '[.](test|stories)|/testing|/(e2e|conformance|practices|tests)/|node_modules';
/** Graphs: what they include, and which folders are one node. */
const GRAPHS = {
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

const check = spawnSync(bin('depcruise-fmt'), [found, '--output-type', 'err', '--exit-code'], {
  stdio: 'inherit',
});
process.exitCode = check.status ?? 1;

const text = readFileSync(FILE, 'utf8');
const updated = Object.entries(GRAPHS).reduce((all, [name, [included, collapsed]]) => {
  const options = ['--include-only', included, '--exclude', EXCLUDED, '--collapse', collapsed];
  const graph = format('--output-type', 'mermaid', ...options);
  const place = new RegExp(`(<!-- ${name} -->\n\n\`\`\`mermaid\n)[^]*?(\`\`\`)`);
  return all.replace(place, (_, before, after) => `${before}${graph}${after}`);
}, text);
rmSync(folder, { recursive: true });
if (process.argv.includes('--write')) writeFileSync(FILE, updated);
else if (updated !== text) {
  console.error('The graphs in ARCHITECTURE.md are outdated. Run: node scripts/dependency-graph.mjs --write');
  process.exitCode = 1;
}
