/**
 * Installs WordPress, PHP and MariaDB from Debian's packages, for tests in WordPress.
 *
 *   node scripts/install-wordpress.mjs
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isMain } from './project.mjs';

const PACKAGES = ['wordpress', 'php-cli', 'php-mysql', 'mariadb-server', 'phpunit', 'php-codesniffer'];
const COMMANDS = ['php', 'mariadbd', 'mariadb', 'mariadb-install-db', 'phpunit', 'phpcs'];
const WORDPRESS_FILE = '/usr/share/wordpress/wp-load.php';

const NOT_FOUND_MESSAGE = `Tests in WordPress need the Debian packages ${PACKAGES.join(', ')}, which couldn't be found or installed.`;

const has = (command) => spawnSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' }).status === 0;

/** Whether everything is installed. */
export const hasWordPress = () => existsSync(WORDPRESS_FILE) && COMMANDS.every(has);

/** Whether tests in WordPress can run: everything is installed, or PHP is and the rest can be. */
export const canTestWordPress = () => hasWordPress() || (has('php') && canInstall());

const canInstall = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** Installs what is missing, as root on Debian; throws otherwise. */
export function ensureWordPress() {
  if (hasWordPress()) return;
  if (canInstall()) {
    console.log('Installing WordPress, PHP and a database with apt …');
    run('apt-get', ['update']);
    run('apt-get', ['install', '--yes', '--no-install-recommends', ...PACKAGES]);
  }
  if (!hasWordPress()) throw new Error(NOT_FOUND_MESSAGE);
}

function run(command, given) {
  spawnSync(command, given, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

if (isMain(import.meta.url)) ensureWordPress();
