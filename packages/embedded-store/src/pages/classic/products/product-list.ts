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
  DELETE,
  IN_TRASH,
  PUBLISH,
  restoreTo,
  TO_DRAFT,
  TRASH,
  viewsByStatus,
} from '../lists/post-status';

export const PRODUCT_TYPES = {
  simple: 'Simple product',
  grouped: 'Grouped product',
  external: 'External product',
  variable: 'Variable product',
};

export const STOCK_STATUSES = {
  instock: 'In stock',
  outofstock: 'Out of stock',
  onbackorder: 'On backorder',
};

const STATUSES: readonly (readonly [ProductStatus, string])[] = [
  ['publish', 'Published'],
  ['draft', 'Draft'],
  ['pending', 'Pending'],
  ['private', 'Private'],
  ['future', 'Scheduled'],
];

export const productList: List<StoredProduct> = {
  title: 'Products',
  screen: 'edit-php post-type-product',
  breadcrumbs: ['Products'],
  what: { one: 'product', many: 'products' },
  viewParameter: 'post_status',
  addNew: ({ store }) => ({ label: 'Add new', href: newProductPage(store) }),
  root: '/wc/v3/products',
  actions: {
    publish: PUBLISH,
    draft: TO_DRAFT,
    feature: { label: 'Feature', done: 'featured.', call: change({ featured: true }) },
    unfeature: { label: 'Unfeature', done: 'no longer featured.', call: change({ featured: false }) },
    trash: TRASH,
    untrash: restoreTo('draft', (id, { store }) => getProduct(store.db, id)?.untrashed_status),
    delete: DELETE,
  },
  messages: { import: 'The products were imported.' },
  open(visitor, query) {
    const { store } = visitor;
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
    const dates = createDateFormat(visitor);
    const money = createMoneyFormat(db);
    const currency = getTextSetting(db, 'general', 'woocommerce_currency');
    const namesOf = (id: number, taxonomy: string) =>
      (around.terms.get(id) ?? []).filter((term) => term.taxonomy === taxonomy).map(({ name }) => name);
    const isTrash = query.view === 'trash';
    const addressOf = ({ id }: StoredProduct) => ADMIN_PATH + productPage(store, id);
    return {
      items: products,
      total,
      name: ({ name }) => name,
      columns: [
        {
          label: 'Name',
          sortBy: 'title',
          cell: (product) => titleOf(product, isTrash ? undefined : addressOf(product)),
        },
        {
          label: 'Image',
          cell: ({ id }) => {
            const [image] = around.images.get(id) ?? [];
            return image ? html`<img src="${getSourceUrl(store, image)}" alt="" loading="lazy" />` : '–';
          },
        },
        { label: 'SKU', cell: ({ sku }) => sku || '–' },
        {
          label: 'Stock',
          cell: ({ stock_status, stock_quantity, manages_stock }) =>
            html`<span class="${stock_status}">${STOCK_STATUSES[stock_status]}</span>${
                manages_stock && stock_quantity !== null ? ` (${stock_quantity})` : ''
              }`,
        },
        {
          label: 'Price',
          sortBy: 'price',
          isNumber: true,
          cell: (product) => {
            const lowest = lowestPrice(around, product);
            if (lowest === undefined) return '–';
            return `${product.type === 'variable' ? 'from ' : ''}${money(lowest, currency)}`;
          },
        },
        { label: 'Categories', cell: ({ id }) => namesOf(id, 'product_cat').join(', ') || '–' },
        { label: 'Tags', cell: ({ id }) => namesOf(id, 'product_tag').join(', ') || '–' },
        { label: 'Date', sortBy: 'date', cell: ({ created_at }) => dates.day(created_at) },
      ],
      views: viewsByStatus(STATUSES, (status) => countProducts(db, status)),
      filters: [
        { name: 'product_cat', label: 'Category', options: [['', 'All categories'], ...categoriesOf(db)] },
        {
          name: 'product_type',
          label: 'Type',
          options: [['', 'All types'], ...Object.entries(PRODUCT_TYPES)],
        },
        {
          name: 'stock_status',
          label: 'Stock',
          options: [['', 'Any stock'], ...Object.entries(STOCK_STATUSES)],
        },
      ],
      links: (product) => (isTrash ? [] : [{ label: 'Edit', href: addressOf(product) }]),
      rowActions: ({ status, is_featured }) =>
        isTrash
          ? IN_TRASH
          : [status === 'publish' ? 'draft' : 'publish', is_featured ? 'unfeature' : 'feature', 'trash'],
      bulkActions: isTrash ? IN_TRASH : ['publish', 'draft', 'trash'],
    };
  },
};

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
  const state = STATUSES.find(([value]) => value === status && value !== 'publish')?.[1];
  return html`${href === undefined ? name : html`<a class="row-title" href="${href}">${name}</a>`}
  ${state ? html`<span class="post-state"> — ${state}</span>` : NOTHING}
  ${is_featured ? html`<span class="post-state"> — Featured</span>` : NOTHING}`;
}

function lowestPrice({ variations, now }: ProductContext, product: StoredProduct): number | undefined {
  const prices = [product, ...(variations.get(product.id) ?? [])]
    .map((each) => getPrice(each, now))
    .filter((price) => price !== '');
  return prices.length > 0 ? Math.min(...prices.map(toParts)) : undefined;
}
