/**
 * Prints which page is whose in WordPress, by version of the shop plugin, from the list that the plugin itself reads.
 *
 *   node scripts/pages-table.mjs           the table
 *   node scripts/pages-table.mjs --write   puts it into the plugin's README
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatted } from './format.mjs';
import { ROOT } from './project.mjs';

const PACKAGE = join(ROOT, 'packages/wordpress-plugin');
const README = join(PACKAGE, 'README.md');
/** What stands around the table in the README. */
const [BEGIN, END] = ['<!-- pages -->', '<!-- end of pages -->'];
/** Versions of the shop plugin that the table speaks of. */
const VERSIONS = ['7.7', '11.0'];

/** Whether a version is another one or comes after it; both have two parts. */
const isSince = (version, other) => {
  const [major, minor, from, since] = [...version.split('.'), ...other.split('.')].map(Number);
  return major > from || (major === from && minor >= since);
};

/** @returns {Promise<string>} the table, in Markdown */
async function printPages() {
  const { own, others } = JSON.parse(readFileSync(join(PACKAGE, 'plugin/pages.json'), 'utf8'));
  const rows = [
    ...own.map(({ path, name, feature, before, why }) => [
      `${name} (\`${path}\`)`,
      ...VERSIONS.map((version) => (before && isSince(version, before) ? 'stock' : 'ours')),
      why ?? (feature ? `where the feature \`${feature}\` is on` : ''),
    ]),
    ...others.map(({ page, whose, why }) => [page, ...VERSIONS.map((version) => whose[version]), why]),
  ];
  const lines = [
    ['Page', ...VERSIONS.map((version) => `WooCommerce ${version}`), 'Why'],
    ['-', '-', '-', '-'],
    ...rows,
  ];
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return (await formatted(README, table)).trim();
}

const table = await printPages();
if (process.argv.includes('--write')) {
  const [before, , after] = readFileSync(README, 'utf8').split(new RegExp(`(?<=${BEGIN})|(?=${END})`));
  writeFileSync(README, `${before}\n\n${table}\n\n${after}`);
} else console.log(table);
