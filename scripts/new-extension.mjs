/**
 * Creates an extension in `extensions/`: a report, its test, and a WordPress plugin.
 *
 *   npm run new:extension -- my-report
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isMain, ROOT } from './project.mjs';

const NAME = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;

/**
 * @param {string} name such as `my-report`
 * @param {string} folder project folder
 * @returns {string[]} written files
 * @throws {Error} if the name is invalid or taken
 */
export function createExtension(name, folder = ROOT) {
  if (!NAME.test(name ?? ''))
    throw new Error(
      'Use lowercase letters, digits and hyphens, for example: npm run new:extension -- my-report',
    );
  const home = join(folder, 'extensions', name);
  if (existsSync(home)) throw new Error(`extensions/${name} already exists.`);
  return Object.entries(filesOf(name)).map(([file, text]) => {
    const path = join(home, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  });
}

/** `My report` of `my-report`. */
const titleOf = (name) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

const filesOf = (name) => ({
  'src/index.tsx': `import { defineExtension, registerExtension } from '@admin/extensions';
import { __ } from '@wordpress/i18n';
import { Report } from './report';

registerExtension(
  defineExtension({
    id: '${name}',
    title: __('${titleOf(name)}', '${name}'),
    reports: [{ id: '${name}', title: __('${titleOf(name)}', '${name}'), component: Report }],
  }),
);
`,
  'src/report.tsx': `import { Chart } from '@admin/charts';
import { DataTable } from '@admin/table';
import { Card } from '@admin/ui';
import { __ } from '@wordpress/i18n';

/** Sample data. To load yours from the server, define a store: see docs/extensions.md. */
const SALES = [
  { name: __('Blue bowl', '${name}'), sold: 12 },
  { name: __('Green cup', '${name}'), sold: 7 },
];

export function Report() {
  return (
    <>
      <Card title={__('Sold', '${name}')}>
        <Chart
          label={__('Sold', '${name}')}
          type="bar"
          points={SALES.map(({ name }) => ({ key: name, label: name, title: name }))}
          series={[{ key: 'sold', label: __('Sold', '${name}'), values: SALES.map(({ sold }) => sold) }]}
          format={String}
        />
      </Card>
      <DataTable
        title={__('Products', '${name}')}
        columns={[
          { key: 'name', label: __('Product', '${name}'), required: true },
          { key: 'sold', label: __('Sold', '${name}'), isNumeric: true },
        ]}
        rows={SALES.map(({ name, sold }) => [
          { display: name, value: name },
          { display: String(sold), value: sold },
        ])}
        status="ready"
      />
    </>
  );
}
`,
  'src/report.test.tsx': `import { render, screen, within } from '@testing-library/react';
import { Report } from './report';

test('shows how often each product was sold', () => {
  render(<Report />);

  const table = within(screen.getByRole('region', { name: 'Products' }));
  expect(table.getByRole('row', { name: 'Blue bowl 12' })).toBeVisible();
});
`,
  [`${name}.php`]: `<?php
/**
 * Plugin Name: ${titleOf(name)}
 * Description: Adds a report to the dashboard of the store.
 * Version: 0.1.0
 * Requires PHP: 7.4
 *
 * @package ${name}
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'admin_enqueue_scripts',
	static function () {
		$script = plugin_dir_path( __FILE__ ) . 'build/${name}.js';
		// By this dependency the dashboard knows that an extension is here.
		wp_enqueue_script( '${name}', plugins_url( 'build/${name}.js', __FILE__ ), array( 'wc-store-data' ), filemtime( $script ), true );
	}
);

add_filter(
	'woocommerce_analytics_report_menu_items',
	static function ( $items ) {
		$items[] = array(
			'id'     => '${name}',
			'title'  => __( '${titleOf(name)}', '${name}' ),
			'parent' => 'woocommerce-analytics',
			'path'   => '/analytics/${name}',
		);
		return $items;
	}
);
`,
  'README.md': `# ${titleOf(name)}

- \`npm start -- --my-extensions\` runs it in the demo store, at \`/analytics/${name}\`.
- \`npx jest extensions/${name}\` runs its tests.
- \`node scripts/build-extensions.mjs ${name}\` builds it for WordPress, where this folder is a plugin.

See \`docs/extensions.md\` for the extension API.
`,
});

if (isMain(import.meta.url)) {
  const [name] = process.argv.slice(2);
  try {
    for (const path of createExtension(name)) console.log(`wrote ${path.slice(ROOT.length + 1)}`);
    console.log(`\nRun it with "npm start -- --my-extensions" and open
http://127.0.0.1:4010/wp-admin/admin.php?page=wc-admin&path=/analytics/${name}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
