import { getHistory, getNewPath, useLocation, parseQuery, usePathname } from '@admin/navigation';
import { Slot, SlotFillProvider } from '@admin/extensions';
import { noticesStore, useNotices } from '@admin/store-notices';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { settingsStore, type GeneralSettings, type TaxSettings } from '@admin/store-settings';
import { hydrateTaskLists, tasksStore } from '@admin/store-tasks';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { buildHost, api, buildUser, US_DOLLARS, renderWithStores } from '@admin/testing';
import { SnackbarList } from '@admin/ui';
import { Product, ProductVariation } from '../index';

/* For tests: renders the screen below the header with its title and buttons. */

export const PATH = '/wc/v3/products';

/** Builds a product in the server's format. */
export const buildProduct = <T extends object>(overrides?: T) => ({
  id: 12,
  name: 'Mug',
  slug: 'mug',
  permalink: 'http://localhost/product/mug/',
  permalink_template: 'http://localhost/product/%pagename%/',
  type: 'simple',
  status: 'publish',
  stock_status: 'instock',
  sku: 'MUG',
  regular_price: '8.00',
  sale_price: '',
  short_description: '',
  description: '<p>Old words</p>',
  categories: [],
  meta_data: [],
  date_created_gmt: '2026-11-01T10:00:00',
  ...overrides,
});

/** Mocks one read of product 12; opening it makes one, and so does the start of every save. */
export const serveProduct = (record: object = buildProduct()) =>
  api.get(`${PATH}/12`, { context: 'edit' }).reply(200, JSON.parse(JSON.stringify(record)));

const OPTIONS = {
  woocommerce_admin_transient_notices_queue: '',
  woocommerce_allow_tracking: 'no',
  woocommerce_ces_product_mvp_ces_action: '',
  woocommerce_product_tour_modal_hidden: 'yes',
  woocommerce_ces_shown_for_actions: '',
};

interface ProductView {
  /** The tab in the address. */
  tab?: string;
  path?: string;
  features?: Readonly<Record<string, boolean>>;
  options?: Readonly<Record<string, unknown>>;
  /** Overrides for the store's currency settings. */
  currency?: Readonly<Record<string, unknown>>;
  /** The store's general settings and tax settings; if given, they are loaded as well. */
  general?: Partial<GeneralSettings>;
  tax?: Partial<TaxSettings>;
  /** Task lists preloaded in the page. */
  taskLists?: readonly unknown[];
  /** Fields that plugins define on the server. */
  hostForm?: Record<string, unknown>;
}

export function renderProduct({
  path = '/product/12',
  tab,
  features = {},
  options = {},
  currency = {},
  general = {},
  tax,
  taskLists = [],
  hostForm = {},
}: ProductView = {}) {
  // Loaded after the form, for users with the capability.
  api.get('/wc-admin/product-form').optionally().reply(200, hostForm);
  getHistory().push(getNewPath({ tab }, path, {}));
  return renderWithStores(
    [noticesStore, optionsStore, settingsStore, tasksStore, userStore],
    <SlotFillProvider>
      <h1>
        <Slot name="woocommerce_header_page_title" />
      </h1>
      <Slot name="woocommerce_header_item" />
      <Slot name="woocommerce_footer_item" />
      <RoutedProduct />
      <Notices />
    </SlotFillProvider>,
    {
      host: buildHost({
        features: {
          'new-product-management-experience': true,
          'product-variation-management': true,
          ...features,
        },
        settings: { currency: { ...US_DOLLARS, ...currency } },
      }),
      prepare(registry) {
        hydrateCurrentUser(registry, buildUser());
        hydrateTaskLists(registry, taskLists);
        hydrateOptions(registry, { ...OPTIONS, ...options });
        // Settings of a store that charges no tax.
        const settings = { general, products: {}, tax };
        for (const group of ['general', 'products', 'tax'] as const) {
          const values = settings[group];
          if (!values) continue;
          void registry.dispatch(settingsStore).receiveSettings({ group, values });
          registry.finishResolution(settingsStore).getSettings(group);
        }
      },
    },
  );
}

function RoutedProduct() {
  const [, productId, variationId] = /^\/product\/([^/]+)(?:\/variation\/([^/]+))?/.exec(usePathname()) ?? [];
  const query = parseQuery(useLocation().search);
  if (productId !== undefined && variationId !== undefined)
    return <ProductVariation params={{ productId, variationId }} query={query} />;
  return <Product params={productId === undefined ? {} : { productId }} query={query} />;
}

function Notices() {
  const { notices, removeNotice } = useNotices();
  return <SnackbarList notices={notices} onRemove={(id) => void removeNotice(id)} />;
}
