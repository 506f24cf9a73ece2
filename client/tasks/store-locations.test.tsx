import { fireEvent, screen, waitFor } from '@testing-library/react';
import { buildTask } from '@admin/testing';
import { BERKELEY, settingsOf } from '../onboarding/testing/serve-location';
import { createMockServer } from '../onboarding/testing/mock-server';
import { AppearanceTask } from './appearance/appearance-task';
import { MarketingTask } from './marketing/marketing-task';
import { ProductsTask } from './products/products-task';
import { renderWizard, withPlugins } from './testing/render-wizard';

/* Tests that tasks independent of the store's location complete in the same way for every location and connection. */

const TASKS = '/wc-admin/onboarding/tasks';
const ADMIN = 'http://localhost/wp-admin/admin.php?page=wc-admin#';
const CONNECTED = ['jetpack', 'woocommerce-services'];

const SHOPS: [shop: string, country: string, plugins: string[]][] = [
  ['a connected US store', 'US:CA', CONNECTED],
  ['a store in Great Britain', 'GB', []],
  ['a store in a country without states', 'DK', []],
];

function serve(country: string, plugins: readonly string[]) {
  const told: string[] = [];
  const installed = ['woocommerce', ...plugins];
  const extension = { key: 'mailpoet', name: 'MailPoet', description: '', is_visible: true };
  const tell = (what: string, answer: unknown) => () => {
    told.push(what);
    return answer;
  };
  createMockServer({
    'GET /wc-analytics/settings/general': () =>
      settingsOf({ ...BERKELEY, woocommerce_default_country: country }),
    'GET /wc-admin/options': () => ({ woocommerce_demo_store_notice: '' }),
    'GET /wc-admin/plugins/installed': () => ({ plugins: installed }),
    'GET /wc-admin/plugins/active': () => ({ plugins: installed }),
    'GET /wc-admin/onboarding/free-extensions': () => [
      { key: 'task-list/grow', title: 'Grow', plugins: [extension] },
    ],
    'POST /wc-admin/plugins/*': tell('plugin', { data: {}, errors: { errors: [] }, success: true }),
    [`POST ${TASKS}/create_product_from_template`]: tell('product', { id: 42 }),
    [`POST ${TASKS}/appearance/action`]: tell(
      'appearance',
      buildTask({ id: 'appearance', isComplete: true }),
    ),
  });
  return told;
}

describe.each(SHOPS)('%s', (_, country, plugins) => {
  const admin = withPlugins(plugins, plugins.length > 0);
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

  test('completes the marketing task', async () => {
    const told = serve(country, plugins);
    const { onComplete } = renderWizard(MarketingTask, { task: { id: 'marketing' }, admin });

    await press('Get started: MailPoet');

    await waitFor(() => expect(onComplete).toHaveBeenCalledTimes(1));
    expect(told).toEqual(['plugin', 'plugin']);
  });

  test('completes the appearance task', async () => {
    const told = serve(country, plugins);
    const task = { id: 'appearance', additionalData: { hasProducts: true, hasHomepage: true } };
    const { onComplete } = renderWizard(AppearanceTask, { task, admin });

    await press('Skip');

    await waitFor(() => expect(onComplete).toHaveBeenCalledTimes(1));
    expect(told).toEqual(['appearance']);
  });

  test('creates a first product', async () => {
    const told = serve(country, plugins);
    renderWizard(ProductsTask, { task: { id: 'products' }, admin, settings: { adminUrl: ADMIN } });
    // jsdom can only navigate to another fragment, so the tests use fragments for WooCommerce's pages.
    window.history.replaceState({}, '', ADMIN);

    await press('Physical product');

    await waitFor(() => expect(window.location.hash).toContain('post=42'));
    expect(told).toEqual(['product']);
  });
});
