/**
 * Prints a table of pages and which dashboard renders them by WooCommerce version, from the plugin's `pages.json`.
 *
 *   node scripts/pages-table.mjs           prints the table
 *   node scripts/pages-table.mjs --write   updates the plugin's README
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatText } from './format.mjs';
import { ROOT } from './project.mjs';

const PACKAGE = join(ROOT, 'packages/wordpress-plugin');
const README = join(PACKAGE, 'README.md');
/** Markers around the table in the README. */
const [BEGIN, END] = ['<!-- pages -->', '<!-- end of pages -->'];
/** WooCommerce versions in the table. */
const VERSIONS = ['7.7', '11.0'];

/** Whether a version is equal to or later than another one, both as `major.minor`. */
const isSince = (version, other) => {
  const [major, minor, from, since] = [...version.split('.'), ...other.split('.')].map(Number);
  return major > from || (major === from && minor >= since);
};

/** @returns {Promise<string>} the table, in Markdown */
async function renderTable() {
  const { dashboardPages, otherPages } = JSON.parse(readFileSync(join(PACKAGE, 'plugin/pages.json'), 'utf8'));
  const rows = [
    ...dashboardPages.map(({ path, name, feature, before, why }) => [
      `${name} (\`${path}\`)`,
      ...VERSIONS.map((version) => (before && isSince(version, before) ? 'WooCommerce' : 'Store Admin')),
      why ?? (feature ? `requires the feature \`${feature}\`` : ''),
    ]),
    ...otherPages.map(({ page, renderedBy, why }) => [
      page,
      ...VERSIONS.map((version) => renderedBy[version]),
      why,
    ]),
  ];
  const lines = [
    ['Page', ...VERSIONS.map((version) => `WooCommerce ${version}`), 'Notes'],
    ['-', '-', '-', '-'],
    ...rows,
  ];
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return (await formatText(README, table)).trim();
}

const table = await renderTable();
if (process.argv.includes('--write')) {
  const [before, , after] = readFileSync(README, 'utf8').split(new RegExp(`(?<=${BEGIN})|(?=${END})`));
  writeFileSync(README, `${before}\n\n${table}\n\n${after}`);
} else console.log(table);
