import { getHistory, getNewPath, useLocation, parseQuery, usePathname } from '@admin/navigation';
import { Slot, SlotFillProvider } from '@admin/extensions';
import { noticesStore, useNotices } from '@admin/store-notices';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { aHost, api, aUser, renderWithStores } from '@admin/test-kit';
import { SnackbarList } from '@admin/ui';
import { Product } from './index';

/* For tests: the screen below the header that its title and buttons stand in. */

export const PATH = '/wc/v3/products';

/** A product as the server sends it. */
export const aProduct = <T extends object>(overrides?: T) => ({
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

/** One read of product 12; opening it is one, and so is the beginning of every save. */
export const reads = (record: object = aProduct()) =>
  api.get(`${PATH}/12`, { context: 'edit' }).reply(200, JSON.parse(JSON.stringify(record)));

const OPTIONS = { woocommerce_admin_transient_notices_queue: '' } as const;

interface ProductView {
  path?: string;
  features?: Readonly<Record<string, boolean>>;
}

export function renderProduct({ path = '/product/12', features = {} }: ProductView = {}) {
  getHistory().push(getNewPath({}, path, {}));
  return renderWithStores(
    [noticesStore, optionsStore, userStore],
    <SlotFillProvider>
      <h1>
        <Slot name="woocommerce_header_page_title" />
      </h1>
      <Slot name="woocommerce_header_item" />
      <RoutedProduct />
      <Notices />
    </SlotFillProvider>,
    {
      host: aHost({ features: { 'new-product-management-experience': true, ...features } }),
      prepare(registry) {
        hydrateCurrentUser(registry, aUser());
        hydrateOptions(registry, OPTIONS);
      },
    },
  );
}

function RoutedProduct() {
  const [, productId] = /^\/product\/(\d+)/.exec(usePathname()) ?? [];
  const query = parseQuery(useLocation().search);
  return <Product params={productId === undefined ? {} : { productId }} query={query} />;
}

function Notices() {
  const { notices, removeNotice } = useNotices();
  return <SnackbarList notices={notices} onRemove={(id) => void removeNotice(id)} />;
}
