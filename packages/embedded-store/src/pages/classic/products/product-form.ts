import type { StoreDatabase } from '../../../database';
import { listTerms } from '../../../catalog';
import { getTaxClasses } from '../../../sales';
import { isMap } from '../../../rest';
import { newProductPage } from '../../shared/product-addresses';
import type { AdminPageContext } from '../../shared/admin-page-context';
import { openPost, trashButton } from '../records/post-type';
import type { Button, RecordForm } from '../records/record-form';
import { field, splitList } from '../records/record-form';
import { categoriesOf, PRODUCT_TYPES, STOCK_STATUSES } from './product-list';

const PRODUCT = {
  type: 'product',
  one: 'product',
  many: 'Products',
  root: '/wc/v3/products',
  blank: {
    type: 'simple',
    status: 'draft',
    tax_status: 'taxable',
    backorders: 'no',
    stock_status: 'instock',
    reviews_allowed: true,
  },
};

const STATUSES = { publish: 'Published', draft: 'Draft', pending: 'Pending review', private: 'Private' };
const TAX_STATUSES = { taxable: 'Taxable', shipping: 'Shipping only', none: 'None' };
const BACKORDERS = { no: 'Do not allow', notify: 'Allow, but notify customer', yes: 'Allow' };

const DRAFT_BUTTONS: readonly Button[] = [
  { name: 'save_draft', label: 'Save draft', body: { status: 'draft' }, message: 'draft' },
  { name: 'publish', label: 'Publish', isPrimary: true, body: { status: 'publish' }, message: 'published' },
];

const UPDATE: Button = { name: 'save', label: 'Update', isPrimary: true, message: 'updated' };

/** The classic form of a product; without an id, of a new one. `undefined` when there is no such product. */
export function productForm(visitor: AdminPageContext, id?: number): RecordForm | undefined {
  const form = openPost(visitor, PRODUCT, id);
  if (!form) return undefined;
  const { db } = visitor.store;
  const { type, status } = form.record;
  const isVariable = type === 'variable';
  // A product created from a template is a draft that nobody has saved yet.
  const isDraft = status === 'draft' || status === 'auto-draft';
  return {
    ...form,
    ...(id !== undefined && { link: { label: 'Add new', href: newProductPage(visitor.store) } }),
    messages: {
      updated: 'Product updated.',
      published: 'Product published.',
      draft: 'Product draft updated.',
    },
    hasApiSettings: true,
    boxes: [
      {
        id: 'product_details',
        title: 'Product',
        fields: [
          field('title', 'post_title', 'Product name', { member: 'name', isRequired: true }),
          field('textarea', 'content', 'Description', { member: 'description' }),
          field('textarea', 'excerpt', 'Short description', { member: 'short_description' }),
        ],
      },
      {
        id: 'general_product_data',
        title: 'General',
        ...(isVariable && { description: 'Prices and stock are set on the variations of this product.' }),
        fields: [
          field('select', 'product-type', 'Product type', { member: 'type', options: PRODUCT_TYPES }),
          ...(isVariable
            ? []
            : [
                field('price', '_regular_price', 'Regular price', { member: 'regular_price' }),
                field('price', '_sale_price', 'Sale price', { member: 'sale_price' }),
              ]),
          field('select', '_tax_status', 'Tax status', { member: 'tax_status', options: TAX_STATUSES }),
          field('select', '_tax_class', 'Tax class', { member: 'tax_class', options: taxClasses(db) }),
        ],
      },
      {
        id: 'inventory_product_data',
        title: 'Inventory',
        fields: [
          field('text', '_sku', 'SKU', { member: 'sku' }),
          field('checkbox', '_manage_stock', 'Stock management', {
            member: 'manage_stock',
            description: 'Track stock quantity for this product',
          }),
          field('number', '_stock', 'Quantity', { member: 'stock_quantity' }),
          field('number', '_low_stock_amount', 'Low stock threshold', {
            member: 'low_stock_amount',
            description: 'Leave empty to use the store-wide threshold.',
          }),
          field('select', '_backorders', 'Allow backorders?', { member: 'backorders', options: BACKORDERS }),
          field('select', '_stock_status', 'Stock status', {
            member: 'stock_status',
            description: 'For products whose stock is not tracked.',
            options: STOCK_STATUSES,
          }),
        ],
      },
      {
        id: 'shipping_product_data',
        title: 'Shipping',
        fields: [
          field('checkbox', '_virtual', 'Virtual', { member: 'virtual', description: 'Not shipped' }),
          field('price', '_weight', 'Weight', { member: 'weight' }),
          field('select', 'product_shipping_class', 'Shipping class', {
            member: 'shipping_class',
            options: shippingClasses(db),
          }),
        ],
      },
      {
        id: 'submitdiv',
        title: 'Publish',
        isSide: true,
        fields: [
          ...(isDraft
            ? []
            : [field('select', 'post_status', 'Status', { member: 'status', options: STATUSES })]),
          field('checkbox', '_featured', 'Featured', { member: 'featured', description: 'Featured product' }),
          field('checkbox', 'comment_status', 'Reviews', {
            member: 'reviews_allowed',
            description: 'Enable reviews',
          }),
        ],
        buttons: [
          ...(isDraft ? DRAFT_BUTTONS : [UPDATE]),
          ...(id === undefined || status === 'trash' ? [] : [trashButton(PRODUCT, id)]),
        ],
      },
      {
        id: 'product_catdiv',
        title: 'Product categories',
        isSide: true,
        fields: [
          field('multiselect', 'tax_input[product_cat]', 'Categories', {
            member: 'categories',
            options: Object.fromEntries(categoriesOf(db)),
            read: (terms) => membersOf(terms, 'id'),
            write: (ids) => (Array.isArray(ids) ? ids.map((each) => ({ id: Number(each) })) : []),
          }),
        ],
      },
      {
        id: 'tagsdiv-product_tag',
        title: 'Product tags',
        isSide: true,
        fields: [
          field('text', 'product_tag', 'Tags', {
            member: 'tags',
            description: 'Separate tags with commas.',
            read: (terms) => membersOf(terms, 'name').join(', '),
            write: (names) => splitList(names).map((name) => ({ name })),
          }),
        ],
      },
    ],
  };
}

function membersOf(terms: unknown, member: 'id' | 'name'): string[] {
  return Array.isArray(terms) ? terms.filter(isMap).map((term) => String(term[member])) : [];
}

function taxClasses(db: StoreDatabase): Record<string, string> {
  return Object.fromEntries(
    getTaxClasses(db).map(({ slug, name }) => [slug === 'standard' ? '' : slug, name]),
  );
}

function shippingClasses(db: StoreDatabase): Record<string, string> {
  const query = { orderBy: 'name', order: 'asc', limit: -1, offset: 0 } as const;
  const { terms } = listTerms(db, 'product_shipping_class', query);
  return { '': 'No shipping class', ...Object.fromEntries(terms.map(({ slug, name }) => [slug, name])) };
}
