/**
 * Loads the plugin in the oldest and the newest PHP that it is for, which Node runs as WebAssembly, and prints what they say
 * against it, as a list in JSON. What came with a version in between, the newest refuses or complains about as well.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getPHPLoaderModule as oldest } from '@php-wasm/node-7-4';
import { getPHPLoaderModule as newest } from '@php-wasm/node-8-4';
import { loadPHPRuntime, PHP } from '@php-wasm/universal';

const PLUGIN = join(dirname(fileURLToPath(import.meta.url)), '../plugin');

/** As much of the platform as the plugin asks for while it is loaded. */
const PLATFORM = `
  define( 'ABSPATH', '/' );
  function add_action() {}
  function register_activation_hook() {}
  function register_deactivation_hook() {}
  set_error_handler( function ( $level, $message, $file, $line ) { echo "$message in $file:$line\\n"; return true; } );
  error_reporting( E_ALL );`;

const files = readdirSync(PLUGIN, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.php'),
);

async function complaintsOf(getLoader) {
  const php = new PHP(await loadPHPRuntime(await getLoader()));
  php.mkdir('/plugin/includes');
  for (const name of files) php.writeFile(`/plugin/${name}`, readFileSync(join(PLUGIN, name)));
  const load = `<?php ${PLATFORM}
    foreach ( array( 'store-admin.php', ...${phpList(files)} ) as $name ) {
      try {
        'store-admin.php' === $name || 0 === strpos( $name, 'includes/' ) ? require_once "/plugin/$name" : token_get_all( file_get_contents( "/plugin/$name" ), TOKEN_PARSE );
      } catch ( Throwable $failure ) {
        echo $failure->getMessage(), ' in ', $name, ':', $failure->getLine(), "\\n";
      }
    }
    echo class_exists( 'StoreAdmin\\Dashboard' ) ? '' : 'Nothing was loaded.';`;
  const { text, errors } = await php.run({ code: load });
  const version = (await php.run({ code: '<?php echo PHP_VERSION;' })).text;
  php.exit();
  return `${text}${errors}`
    .split('\n')
    .filter(Boolean)
    .map((line) => `PHP ${version}: ${line}`);
}

const phpList = (names) => `array( ${names.map((name) => `'${name}'`).join(', ')} )`;

const complaints = await Promise.all([oldest, newest].map(complaintsOf));
process.stdout.write(JSON.stringify(complaints.flat()));
