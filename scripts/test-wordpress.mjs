/**
 * Packages the plugin and runs it in a real WordPress, which is installed for it where that is possible: its own tests,
 * and all journeys that hold there.
 *
 *   node scripts/test-wordpress.mjs [arguments of Jest]
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfStale } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { packagePlugin } from './package-plugin.mjs';
import { isMain, ROOT } from './project.mjs';
import { ensureWordPress } from './wordpress.mjs';

/** What PHP says against a file of the plugin; throws with all of it. */
export function lintPhp() {
  const folder = join(ROOT, 'packages/wordpress-plugin');
  const files = readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.php') && !name.includes('node_modules'))
    .map((name) => join(folder, name));
  const complaints = files.flatMap((file) => {
    const { status, stdout, stderr } = spawnSync('php', ['-d', 'error_reporting=E_ALL', '-l', file], {
      encoding: 'utf8',
    });
    return status === 0 && !/deprecated|warning/i.test(stdout + stderr) ? [] : [stdout + stderr];
  });
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
}

/**
 * Everything the journeys in WordPress stand on, built and installed.
 * @param options see `packagePlugin`
 */
export async function prepareWordPress(options) {
  ensureWordPress();
  lintPhp();
  await packagePlugin(options);
}

/** Says which journeys cannot hold there. */
function tellWhatIsLeftOut() {
  const { leftOut } = JSON.parse(readFileSync(join(ROOT, 'client/e2e/hosts.json'), 'utf8'));
  for (const { file, test = 'all', reason } of leftOut)
    console.log(`left out: ${file} › ${test} (${reason})`);
}

if (isMain(import.meta.url)) {
  process.env.CHROMIUM = ensureChromium();
  await buildIfStale();
  await prepareWordPress();
  const { status } = spawnSync(
    join(ROOT, 'node_modules/.bin/jest'),
    // A path would count as one more project after their names.
    [...process.argv.slice(2), '--maxWorkers=3', '--selectProjects', 'wordpress', 'journeys in wordpress'],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, JOURNEYS_IN_WORDPRESS: 'all' } },
  );
  tellWhatIsLeftOut();
  process.exitCode = status ?? 1;
}
