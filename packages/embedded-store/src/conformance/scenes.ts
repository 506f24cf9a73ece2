import { run } from '../database';
import { createProduct } from '../catalog/products/testing/create-product';
import { setGatewayEnabled } from '../sales/gateways/queries';
import { createNote } from '../onboarding/notes/queries';
import { finishSetUp } from '../marketing/extensions';
import { getCampaignPath } from '../marketing/addresses';
import { saveCampaign } from '../marketing/campaigns';
import { setOption } from '../site/options/queries';
import { activatePlugin, installPlugin } from '../site/plugins/queries';
import { createTaxRate } from '../sales/taxes/tax-rates';
import type { TestStore } from '../testing/test-store';
import type { Scene } from './scene';
import { fillCatalog } from './catalog';
import { finishExport, queueExport, seedSales } from './report-scene';
import { takeOrders } from './commerce-scene';
import { editorScenes } from './product-form-scene';

export const SCENES: readonly Scene[] = [
  ...editorScenes,
  { file: '13-reports-stats', name: 'reports index', prepare: seedSales },
  { file: '14-reports-tables', name: 'orders', prepare: seedSales },
  { file: '15-reports-import-export', name: 'export revenue', prepare: seedSales },
  { file: '15-reports-import-export', name: 'export status, just queued', prepare: queueExport },
  { file: '15-reports-import-export', name: 'export status, finished', prepare: finishExport },
  { file: '00-auth-errors', name: 'shop_manager: orders', prepare: takeOrders },
  { file: '10-data-countries', name: 'download ips search', prepare: seedSales },
  // cspell:disable-next-line -- the recording is called so
  { file: '11-item-counts', name: 'orders to fulfil count', prepare: takeOrders },
  { file: '18-customers-coupons-orders-taxes', name: 'customers', prepare: takeOrders },
  { file: '00-auth-errors', name: 'no cookie: tasks', prepare: skipProfiler },
  { file: '11-item-counts', name: 'low in stock count', prepare: fillCatalog },
  { file: '17-products', name: 'list', prepare: fillCatalog },
  { file: '00-auth-errors', name: 'shop_manager: products', prepare: fillCatalog },
  { file: '02-options', name: 'all option names of interest, one call', prepare: simulateUse },
  { file: '06-plugins', name: 'active', prepare: cutOff },
  { file: '05-onboarding-profile', name: 'product types', prepare: cutOff },
  { file: '19-remaining-screens', name: 'setup wizard: product types list', prepare: cutOff },
  { file: '05-onboarding-profile', name: 'profile', prepare: skipProfiler },
  { file: '04-onboarding-tasks', name: 'task lists, store set up already', prepare: setUp },
  { file: '04-onboarding-tasks', name: 'task lists of a fresh store', isFresh: true, prepare: keepWidgets },
  {
    file: '04-onboarding-tasks',
    name: 'extended list with default zones created: review-shipping',
    prepare: ({ context }) =>
      void setOption(context.db, 'woocommerce_admin_created_default_shipping_zones', 'yes'),
  },
  {
    file: '16-success-paths',
    name: 'task list with provider plugin active',
    prepare: ({ context }) => installPlugin(context.db, { slug: 'woocommerce-payments', name: 'Payments' }),
  },
  {
    file: '07-payments',
    name: 'suggestions switched off (woocommerce_show_marketplace_suggestions = no)',
    prepare: ({ context }) => void setOption(context.db, 'woocommerce_show_marketplace_suggestions', 'no'),
  },
  {
    file: '07-payments',
    name: 'dismiss suggestions',
    prepare: ({ context }) => void setOption(context.db, 'woocommerce_show_marketplace_suggestions', 'yes'),
  },
  {
    file: '07-payments',
    name: 'gateway suggestions, store in GB',
    prepare: ({ context: { db } }) => {
      setOption(db, 'woocommerce_setting_payments_recommendations_hidden', 'no');
      setOption(db, 'woocommerce_default_country', 'GB');
    },
  },
  ...['MX:DF', 'BR:SP', 'JP:JP13'].map((place) => ({
    file: '07-payments',
    name: `gateway suggestions, store in ${place}`,
    prepare: moveTo(place),
  })),
  ...['GB', 'AU:NSW', 'MX:DF', 'DE:DE-BE', 'JP:JP13'].map((place) => ({
    file: '08-shipping',
    name: `shipping partner suggestions, store in ${place}`,
    prepare: moveTo(place),
  })),
  { file: '09-inbox-notes', name: 'inbox query of the home screen', prepare: fillInbox },
  {
    file: '16-success-paths',
    name: 'install job status',
    prepare: ({ context: { db } }) =>
      void run(
        db,
        `INSERT INTO plugin_jobs (id, kind, plugins, due_at)
         VALUES ('6b00d028926e1', 'install', '["woocommerce-services"]', ?)`,
        Number.MAX_SAFE_INTEGER,
      ),
  },
  { file: '19-remaining-screens', name: 'marketing: registered channels', prepare: advertise },
  {
    file: '19-remaining-screens',
    name: 'marketing: activate an installed extension',
    prepare: ({ context }) => installPlugin(context.db, { slug: 'mailpoet', name: 'MailPoet' }),
  },
  {
    file: '19-remaining-screens',
    name: 'marketing: install a recommended extension, plugin directory unreachable',
    prepare: cutOff,
  },
  {
    file: '07-payments',
    name: 'task list: payments task now complete',
    prepare: ({ context }) => void setGatewayEnabled(context.db, 'cod', true),
  },
];

function moveTo(place: string) {
  return ({ context }: TestStore) => void setOption(context.db, 'woocommerce_default_country', place);
}

function skipProfiler({ context }: TestStore): void {
  setOption(context.db, 'woocommerce_onboarding_profile', { skipped: true, completed: true });
}

/** With the two notes of every new store, there are as many as on the platform, so the ids match. */
function fillInbox({ context: { db, clock } }: TestStore): void {
  const createdAt = clock();
  const learn = { name: 'learn-more', label: 'Learn more', query: 'https://store.example/learn' };
  const types = [
    'info',
    'warning',
    'survey',
    'marketing',
    'error',
    'update',
    'info',
    'info',
    'info',
  ] as const;
  for (const type of types) {
    const actions = [learn, { name: 'no-thanks', label: 'No thanks' }];
    createNote(db, { name: `sample-${type}-note`, type, title: type, content: type, createdAt, actions });
  }
}

/** Makes external services unreachable, as on the recorded platform while it had no network. */
function cutOff({ context }: TestStore): void {
  setOption(context.db, 'store_unreachable', 'yes');
}

function simulateUse(store: TestStore): void {
  const { db } = store.context;
  skipProfiler(store);
  setOption(db, 'woocommerce_task_list_prompt_shown', true);
  setOption(db, 'woocommerce_default_homepage_layout', 'two_columns');
  setOption(db, 'woocommerce_task_list_tracked_completed_tasks', ['purchase', 'products', 'tax']);
}

/** Themes store arbitrary values in their settings. */
function keepWidgets({ context }: TestStore): void {
  const sidebars = { time: 1, data: { wp_inactive_widgets: ['block-2'] } };
  setOption(context.db, 'theme_mods_twentytwentythree', {
    sidebars_widgets: sidebars,
    wp_classic_sidebars: [],
    nav_menu_locations: [],
  });
}

function setUp({ context }: TestStore): void {
  const { db, clock } = context;
  setOption(db, 'woocommerce_store_address', '1 Quay Street');
  setOption(db, 'woocommerce_store_city', 'Oakland');
  setOption(db, 'woocommerce_store_postcode', '94601');
  createProduct(db, { name: 'Cushion', createdAt: clock() });
  createTaxRate(db, { country: 'US', state: 'CA', rate: '7.2500', name: 'Sales tax' });
}

/** Three channels, two of them configured, with as many campaigns as on the platform. */
function advertise({ context: { db } }: TestStore): void {
  for (const slug of ['sample-ads', 'sample-social', 'sample-market']) {
    installPlugin(db, { slug, name: slug });
    activatePlugin(db, slug);
  }
  for (const [channel, count] of [
    ['sample-ads', 6],
    ['sample-social', 1],
  ] as const) {
    finishSetUp(db, channel);
    for (let number = 1; number <= count; number++) {
      const id = String(number);
      const manageUrl = getCampaignPath(channel, id);
      saveCampaign(db, { id, channel, title: `Campaign ${id}`, manageUrl, cost: '10', currency: 'USD' });
    }
  }
}
