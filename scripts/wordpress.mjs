/**
 * Finds what a real WordPress needs, or installs it from Debian's packages.
 *
 *   node scripts/wordpress.mjs   installs what is missing
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isMain } from './project.mjs';

const PACKAGES = ['wordpress', 'php-cli', 'php-mysql', 'mariadb-server', 'phpunit', 'php-codesniffer'];
const COMMANDS = ['php', 'mariadbd', 'mariadb', 'mariadb-install-db', 'phpunit', 'phpcs'];
const PLATFORM = '/usr/share/wordpress/wp-load.php';

const HOW_TO = `The tests in WordPress need Debian's packages ${PACKAGES.join(', ')}, which could not be found or installed.`;

const has = (command) => spawnSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' }).status === 0;

/** Whether everything is there already. */
export const hasWordPress = () => existsSync(PLATFORM) && COMMANDS.every(has);

/** Whether tests in WordPress are part of the suite on this machine: PHP is there, and so is, or may be, the rest. */
export const testsWordPress = () => hasWordPress() || (has('php') && mayInstall());

const mayInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Installs by apt, as root on Debian, what is missing; throws with what to do where that is not possible. */
export function ensureWordPress() {
  if (hasWordPress()) return;
  if (mayInstall()) {
    console.log('Installing WordPress, PHP and a database with apt …');
    run('apt-get', ['update']);
    run('apt-get', ['install', '--yes', '--no-install-recommends', ...PACKAGES]);
  }
  if (!hasWordPress()) throw new Error(HOW_TO);
}

function run(command, given) {
  spawnSync(command, given, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

if (isMain(import.meta.url)) ensureWordPress();
