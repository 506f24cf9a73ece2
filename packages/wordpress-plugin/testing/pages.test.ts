import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface DashboardPage {
  path: string;
}

const ROOT = join(__dirname, '../../..');
const { dashboardPages } = JSON.parse(
  readFileSync(join(ROOT, 'packages/wordpress-plugin/plugin/pages.json'), 'utf8'),
) as { dashboardPages: DashboardPage[] };
const chunks = JSON.parse(readFileSync(join(ROOT, 'client/app/routes/chunks.json'), 'utf8')) as Record<
  string,
  string
>;
const PAGES = join(ROOT, 'client/app/routes/pages');
const pages = readdirSync(PAGES)
  .map((file) => readFileSync(join(PAGES, file), 'utf8'))
  .join('\n');
const reports = readFileSync(join(ROOT, 'client/screens/analytics/reports/index.ts'), 'utf8');

test('the README has the current table of pages', () => {
  const readme = readFileSync(join(ROOT, 'packages/wordpress-plugin/README.md'), 'utf8');
  const table = execFileSync(process.execPath, [join(ROOT, 'scripts/pages-table.mjs')], { encoding: 'utf8' });

  expect(readme).toContain(`<!-- pages -->\n\n${table}\n<!-- end of pages -->`);
});

test.each(dashboardPages)('the client has the page $path', ({ path }) => {
  expect(pages).toContain(`'${path}'`);
});

test.each(Object.entries(chunks))('the build has the chunk of %s: %s', (path, chunk) => {
  expect(dashboardPages.map((page) => page.path)).toContain(path);
  expect(pages + reports).toContain(`webpackChunkName: "${chunk}"`);
});
