/**
 * Checks the plugin: the coding standard with phpcs, and PHPUnit in a new WordPress installation.
 *
 *   npm run test:php [arguments of PHPUnit]
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { WordPressSite } from '../../../client/e2e/wordpress/site';

const PLUGIN = resolve(__dirname, '..');

void main(process.argv.slice(2));

async function main(given: readonly string[]): Promise<void> {
  const site = new WordPressSite();
  try {
    run('phpcs', ['-q'], {});
    await site.start({ origin: 'http://127.0.0.1', cookies: {} });
    run('phpunit', given, site.environment);
  } finally {
    await site.dispose();
  }
}

/** Runs a command in the folder of its configuration, and prints its output. */
function run(command: string, given: readonly string[], environment: Readonly<Record<string, string>>): void {
  const { error, status } = spawnSync(command, given, {
    cwd: PLUGIN,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  if (error) throw error;
  if (status !== 0) process.exitCode = 1;
}
