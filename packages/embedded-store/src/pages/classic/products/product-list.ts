import type { StoreDatabase } from '../../../database';
import { DECIMALS, toDecimal, toParts } from '../../../resources/amounts';
import { listTerms, type Term } from '../../../resources/terms';
import {
  countProducts,
  findProducts,
  getProduct,
  priceOf,
  type ProductStatus,
  readSurroundings,
  type StoredProduct,
} from '../../../resources/products';
import { createMoneyFormat } from '../../../resources/orders';
import { sourceOf } from '../../../resources/media';
import { getTextSetting } from '../../../resources/settings';
import { ADMIN_PATH } from '../../addresses';
import { type Html, html, NOTHING } from '../../../html/html';
import { newProductPage, productPage } from '../../product-addresses';
import type { Visitor } from '../../visitor';
import { createDateFormat } from '../date-format';
import { write } from '../form/write';
import { type Action, type List, type OpenedList, PER_PAGE, type View } from '../lists/list';
import { oneOfParameter, orderOf, parameter } from '../lists/list-address';
import { counted } from '../lists/list-page';
import { pageOf } from '../lists/pagination';

const WHAT = { one: 'product', many: 'products' };

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

const VIEWS: readonly (readonly [ProductStatus, string])[] = [
  ['publish', 'Published'],
  ['draft', 'Draft'],
  ['pending', 'Pending'],
  ['private', 'Private'],
  ['future', 'Scheduled'],
];

export const productList: List<StoredProduct> = {
  title: 'Products',
  titleLabel: 'Name',
  screen: 'edit-php post-type-product',
  breadcrumbs: ['Products'],
  what: WHAT,
  viewParameter: 'post_status',
  isSearchable: true,
  addNew: ({ store }) => ({ label: 'Add new', href: newProductPage(store) }),
  open,
  apply,
  done: {
    publish: counted(WHAT, 'published.'),
    draft: counted(WHAT, 'changed to a draft.'),
    feature: counted(WHAT, 'featured.'),
    unfeature: counted(WHAT, 'no longer featured.'),
    trash: counted(WHAT, 'moved to the trash.'),
    untrash: counted(WHAT, 'brought back from the trash.'),
    delete: counted(WHAT, 'deleted for good.'),
    import: () => 'The products of the file are in the store.',
  },
};

function open(visitor: Visitor): OpenedList<StoredProduct> {
  const { url, store } = visitor;
  const { db } = store;
  const status = parameter(url, 'post_status');
  const category = Number(parameter(url, 'product_cat'));
  const { products, total } = findProducts(db, {
    now: store.clock(),
    kind: 'products',
    status: status || 'any',
    search: parameter(url, 's'),
    type: parameter(url, 'product_type') || undefined,
    stockStatus: parameter(url, 'stock_status') || undefined,
    terms: category > 0 ? [[category]] : [],
    orderBy: oneOfParameter(url, 'orderby', ['title', 'price', 'date']) ?? 'date',
    order: orderOf(url) ?? 'desc',
    limit: PER_PAGE,
    offset: (pageOf(url) - 1) * PER_PAGE,
  });
  const isTrash = status === 'trash';
  const editAddress = ({ id }: StoredProduct) => ADMIN_PATH + productPage(store, id);
  return {
    items: products,
    total,
    views: viewsOf(db),
    filters: [
      { name: 'product_cat', label: 'Category', options: [['', 'All categories'], ...categoriesOf(db)] },
      { name: 'product_type', label: 'Type', options: [['', 'All types'], ...Object.entries(PRODUCT_TYPES)] },
      {
        name: 'stock_status',
        label: 'Stock',
        options: [['', 'Any stock'], ...Object.entries(STOCK_STATUSES)],
      },
    ],
    titleSortBy: 'title',
    name: ({ name }) => name,
    title: (product) => titleOf(product, isTrash ? undefined : editAddress(product)),
    columns: columnsOf(visitor, products),
    links: (product) => (isTrash ? [] : [{ label: 'Edit', href: editAddress(product) }]),
    rowActions: (product) => (isTrash ? TRASH_ACTIONS : rowActionsOf(product)),
    bulkActions: isTrash
      ? TRASH_ACTIONS
      : [
          { value: 'publish', label: 'Publish' },
          { value: 'draft', label: 'Change to draft' },
          { value: 'trash', label: 'Move to Trash' },
        ],
  };
}

/** Categories to choose from, those below others behind them. */
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
  const state = VIEWS.find(([value]) => value === status && value !== 'publish')?.[1];
  return html`${href === undefined ? name : html`<a class="row-title" href="${href}">${name}</a>`}
  ${state ? html`<span class="post-state"> — ${state}</span>` : NOTHING}
  ${is_featured ? html`<span class="post-state"> — Featured</span>` : NOTHING}`;
}

function columnsOf(
  visitor: Visitor,
  products: readonly StoredProduct[],
): OpenedList<StoredProduct>['columns'] {
  const { store } = visitor;
  const around = readSurroundings(store, products);
  const dates = createDateFormat(visitor);
  const money = createMoneyFormat(store.db);
  const currency = getTextSetting(store.db, 'general', 'woocommerce_currency');
  const price = (decimal: string) => (decimal === '' ? '–' : money(toParts(decimal), currency));
  const namesOf = (id: number, taxonomy: string) =>
    (around.terms.get(id) ?? []).filter((term) => term.taxonomy === taxonomy).map(({ name }) => name);
  return [
    {
      label: 'Image',
      cell: ({ id }) => {
        const [image] = around.images.get(id) ?? [];
        return image ? html`<img src="${sourceOf(store, image)}" alt="" loading="lazy" />` : '–';
      },
    },
    { label: 'SKU', cell: ({ sku }) => sku || '–' },
    { label: 'Stock', cell: stockOf },
    {
      label: 'Price',
      sortBy: 'price',
      isNumber: true,
      cell: (product) => {
        const variations = around.variations.get(product.id) ?? [];
        const prices = [product, ...variations]
          .map((each) => priceOf(each, around.now))
          .filter((each) => each !== '')
          .map(toParts);
        const lowest = prices.length > 0 ? toDecimal(Math.min(...prices), DECIMALS) : '';
        return product.type === 'variable' && lowest !== '' ? `from ${price(lowest)}` : price(lowest);
      },
    },
    { label: 'Categories', cell: ({ id }) => namesOf(id, 'product_cat').join(', ') || '–' },
    { label: 'Tags', cell: ({ id }) => namesOf(id, 'product_tag').join(', ') || '–' },
    { label: 'Date', sortBy: 'date', cell: ({ created_at }) => dates.day(created_at) },
  ];
}

function stockOf({ stock_status, stock_quantity, manages_stock }: StoredProduct): Html {
  const count = manages_stock && stock_quantity !== null ? ` (${stock_quantity})` : '';
  return html`<span class="${stock_status}">${STOCK_STATUSES[stock_status]}</span>${count}`;
}

const TRASH_ACTIONS: readonly Action[] = [
  { value: 'untrash', label: 'Restore' },
  { value: 'delete', label: 'Delete permanently', isDestructive: true },
];

function rowActionsOf({ status, is_featured }: StoredProduct): Action[] {
  return [
    status === 'publish'
      ? { value: 'draft', label: 'Change to draft' }
      : { value: 'publish', label: 'Publish' },
    is_featured ? { value: 'unfeature', label: 'Unfeature' } : { value: 'feature', label: 'Feature' },
    { value: 'trash', label: 'Trash', isDestructive: true },
  ];
}

function apply(visitor: Visitor, action: string, id: number): string | undefined {
  const product = getProduct(visitor.store.db, id);
  if (!product) return 'This product no longer exists.';
  const path = `/wc/v3/products/${id}`;
  const change = (body: Readonly<Record<string, unknown>>) => ({ method: 'PUT', path, body }) as const;
  const written = write(
    visitor,
    {
      feature: change({ featured: true }),
      unfeature: change({ featured: false }),
      trash: { method: 'DELETE', path } as const,
      delete: { method: 'DELETE', path, body: { force: true } } as const,
      untrash: change({ status: product.untrashed_status || 'draft' }),
    }[action] ?? change({ status: action }),
  );
  return 'failure' in written ? written.failure.message : undefined;
}

function viewsOf(db: StoreDatabase): View[] {
  const views = VIEWS.map(([value, label]) => ({ value, label, count: countProducts(db, value) }));
  const all = views.reduce((sum, { count }) => sum + count, 0);
  const trash = { value: 'trash', label: 'Trash', count: countProducts(db, 'trash') };
  return [{ value: '', label: 'All', count: all }, ...views, trash];
}
