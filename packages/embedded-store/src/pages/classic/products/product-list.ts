import type { StoreDatabase } from '../../../database';
import { toParts } from '../../../shared/amounts';
import {
  listTerms,
  countProducts,
  findProducts,
  getProduct,
  getPrice,
  readProductContext,
} from '../../../catalog';
import type { Term, ProductStatus, StoredProduct, ProductContext } from '../../../catalog';
import { createMoneyFormat } from '../../../sales';
import { getSourceUrl, getTextSetting } from '../../../site';
import { ADMIN_PATH } from '../../shared/addresses';
import type { Html } from '../../../html/html';
import { html, NOTHING } from '../../../html/html';
import { newProductPage, productPage } from '../../shared/product-addresses';
import { createDateFormat } from '../date-format';
import type { List } from '../lists/list';
import {
  change,
  deletion,
  drafting,
  IN_TRASH,
  publishing,
  restoring,
  trashing,
  viewsByStatus,
} from '../lists/post-status';
import { __, _n, _x, sprintf } from '../../../i18n';

export const getProductTypes = () => ({
  simple: __('Simple product', 'store-admin'),
  grouped: __('Grouped product', 'store-admin'),
  external: __('External product', 'store-admin'),
  variable: __('Variable product', 'store-admin'),
});

export const getStockStatuses = () => ({
  instock: __('In stock', 'store-admin'),
  outofstock: __('Out of stock', 'store-admin'),
  onbackorder: __('On backorder', 'store-admin'),
});

const listStatuses = (): readonly (readonly [ProductStatus, string])[] => [
  ['publish', __('Published', 'store-admin')],
  ['draft', __('Draft', 'store-admin')],
  ['pending', __('Pending', 'store-admin')],
  ['private', __('Private', 'store-admin')],
  ['future', __('Scheduled', 'store-admin')],
];

export const productList = (): List<StoredProduct> => ({
  title: __('Products', 'store-admin'),
  screen: 'edit-php post-type-product',
  breadcrumbs: [__('Products', 'store-admin')],
  texts: {
    none: __('No products found.', 'store-admin'),
    search: __('Search products', 'store-admin'),
    selectOne: __('Select at least one product.', 'store-admin'),
    views: __('Views of products', 'store-admin'),
    count: (count) =>
      /* translators: %s: number of products */
      _n('%s product', '%s products', count, 'store-admin'),
  },
  viewParameter: 'post_status',
  addNew: ({ store }) => ({ label: __('Add new', 'store-admin'), href: newProductPage(store) }),
  root: '/wc/v3/products',
  actions: {
    publish: publishing((count) =>
      /* translators: %s: number of products */
      _n('%s product published.', '%s products published.', count, 'store-admin'),
    ),
    draft: drafting((count) =>
      /* translators: %s: number of products */
      _n('%s product changed to a draft.', '%s products changed to drafts.', count, 'store-admin'),
    ),
    feature: {
      label: _x('Feature', 'verb', 'store-admin'),
      done: (count) =>
        /* translators: %s: number of products */
        _n('%s product featured.', '%s products featured.', count, 'store-admin'),
      call: change({ featured: true }),
    },
    unfeature: {
      label: __('Unfeature', 'store-admin'),
      done: (count) =>
        /* translators: %s: number of products */
        _n('%s product no longer featured.', '%s products no longer featured.', count, 'store-admin'),
      call: change({ featured: false }),
    },
    trash: trashing((count) =>
      /* translators: %s: number of products */
      _n('%s product moved to the Trash.', '%s products moved to the Trash.', count, 'store-admin'),
    ),
    untrash: restoring(
      (count) =>
        /* translators: %s: number of products */
        _n(
          '%s product restored from the Trash.',
          '%s products restored from the Trash.',
          count,
          'store-admin',
        ),
      'draft',
      (id, { store }) => getProduct(store.db, id)?.untrashed_status,
    ),
    delete: deletion((count) =>
      /* translators: %s: number of products */
      _n('%s product permanently deleted.', '%s products permanently deleted.', count, 'store-admin'),
    ),
  },
  messages: { import: __('The products were imported.', 'store-admin') },
  open(context, query) {
    const { store } = context;
    const { db } = store;
    const category = Number(query.get('product_cat'));
    const { products, total } = findProducts(db, {
      now: store.clock(),
      kind: 'products',
      status: query.view || 'any',
      search: query.search,
      type: query.get('product_type') || undefined,
      stockStatus: query.get('stock_status') || undefined,
      terms: category > 0 ? [[category]] : [],
      orderBy: query.orderBy(['date', 'title', 'price']),
      order: query.order ?? 'desc',
      limit: query.limit,
      offset: query.offset,
    });
    const around = readProductContext(store, products);
    const dates = createDateFormat(context);
    const money = createMoneyFormat(db);
    const currency = getTextSetting(db, 'general', 'woocommerce_currency');
    const namesOf = (id: number, taxonomy: string) =>
      (around.terms.get(id) ?? []).filter((term) => term.taxonomy === taxonomy).map(({ name }) => name);
    const stockStatuses = getStockStatuses();
    const isTrash = query.view === 'trash';
    const addressOf = ({ id }: StoredProduct) => ADMIN_PATH + productPage(store, id);
    return {
      items: products,
      total,
      name: ({ name }) => name,
      columns: [
        {
          label: __('Name', 'store-admin'),
          sortBy: 'title',
          cell: (product) => titleOf(product, isTrash ? undefined : addressOf(product)),
        },
        {
          label: __('Image', 'store-admin'),
          cell: ({ id }) => {
            const [image] = around.images.get(id) ?? [];
            return image ? html`<img src="${getSourceUrl(store, image)}" alt="" loading="lazy" />` : '–';
          },
        },
        { label: __('SKU', 'store-admin'), cell: ({ sku }) => sku || '–' },
        {
          label: __('Stock', 'store-admin'),
          cell: ({ stock_status, stock_quantity, manages_stock }) =>
            html`<span class="${stock_status}">${stockStatuses[stock_status]}</span>${
                manages_stock && stock_quantity !== null ? ` (${stock_quantity})` : ''
              }`,
        },
        {
          label: __('Price', 'store-admin'),
          sortBy: 'price',
          isNumber: true,
          cell: (product) => {
            const lowest = lowestPrice(around, product);
            if (lowest === undefined) return '–';
            const price = money(lowest, currency);
            /* translators: %s: the lowest price of a product's variations */
            return product.type === 'variable' ? sprintf(__('from %s', 'store-admin'), price) : price;
          },
        },
        {
          label: __('Categories', 'store-admin'),
          cell: ({ id }) => namesOf(id, 'product_cat').join(', ') || '–',
        },
        { label: __('Tags', 'store-admin'), cell: ({ id }) => namesOf(id, 'product_tag').join(', ') || '–' },
        { label: __('Date', 'store-admin'), sortBy: 'date', cell: ({ created_at }) => dates.day(created_at) },
      ],
      views: viewsByStatus(listStatuses(), (status) => countProducts(db, status)),
      filters: [
        {
          name: 'product_cat',
          label: __('Category', 'store-admin'),
          options: [['', __('All categories', 'store-admin')], ...categoriesOf(db)],
        },
        {
          name: 'product_type',
          label: __('Type', 'store-admin'),
          options: [['', __('All types', 'store-admin')], ...Object.entries(getProductTypes())],
        },
        {
          name: 'stock_status',
          label: __('Stock', 'store-admin'),
          options: [['', __('Any stock', 'store-admin')], ...Object.entries(stockStatuses)],
        },
      ],
      links: (product) => (isTrash ? [] : [{ label: __('Edit', 'store-admin'), href: addressOf(product) }]),
      rowActions: ({ status, is_featured }) =>
        isTrash
          ? IN_TRASH
          : [status === 'publish' ? 'draft' : 'publish', is_featured ? 'unfeature' : 'feature', 'trash'],
      bulkActions: isTrash ? IN_TRASH : ['publish', 'draft', 'trash'],
    };
  },
});

/** Categories for a select, each followed by its subcategories. */
export function categoriesOf(db: StoreDatabase): [string, string][] {
  const { terms } = listTerms(db, 'product_cat', { orderBy: 'name', order: 'asc', limit: -1, offset: 0 });
  const below = (parent: number, depth: number): [string, string][] =>
    terms
      .filter(({ parentId }) => parentId === parent)
      .flatMap(({ id, name }: Term) => [
        [String(id), `${'– '.repeat(depth)}${name}`],
        ...below(id, depth + 1),
      ]);
  return below(0, 0);
}

function titleOf({ name, status, is_featured }: StoredProduct, href: string | undefined): Html {
  const state = listStatuses().find(([value]) => value === status && value !== 'publish')?.[1];
  return html`${href === undefined ? name : html`<a class="row-title" href="${href}">${name}</a>`}
  ${state ? html`<span class="post-state"> — ${state}</span>` : NOTHING}
  ${is_featured ? html`<span class="post-state"> — ${__('Featured', 'store-admin')}</span>` : NOTHING}`;
}

function lowestPrice({ variations, now }: ProductContext, product: StoredProduct): number | undefined {
  const prices = [product, ...(variations.get(product.id) ?? [])]
    .map((each) => getPrice(each, now))
    .filter((price) => price !== '');
  return prices.length > 0 ? Math.min(...prices.map(toParts)) : undefined;
}
