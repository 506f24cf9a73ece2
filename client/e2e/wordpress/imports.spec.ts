import { expect, test } from '../fixtures';
import { startWordPress } from './start-wordpress';

const { site, openSessionAs } = startWordPress();

/** The regular update of reports, in WooCommerce 10.5 and later if enabled. */
const UPDATE = 'wc-admin_process_pending_orders_batch';

test.afterEach(() => site.run(`delete_option( 'woocommerce_analytics_scheduled_import' );`));

test('canceling an import keeps the regular updates scheduled', async () => {
  const isPlanned = () => site.run(`echo (int) as_has_scheduled_action( '${UPDATE}' );`);
  site.run(`update_option( 'woocommerce_analytics_scheduled_import', 'yes' );`);
  site.run(`do_action( 'action_scheduler_ensure_recurring_actions' );`);
  const isRegular = site.run(`echo (int) version_compare( WC_VERSION, '10.5', '>=' );`);
  expect(isPlanned()).toBe(isRegular);

  const session = await openSessionAs('admin');
  // Avatars come from another site, which may be unreachable.
  session.allowConsoleMessage(/ERR_NAME_NOT_RESOLVED/);
  await session.open('/wp-admin/index.php');
  await session.post('/wc-analytics/reports/import/cancel');

  expect(isPlanned()).toBe(isRegular);
});
