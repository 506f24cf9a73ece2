import { getTaxClasses } from '../../../resources/taxes';
import { listTerms } from '../../../resources/terms';
import type { Surroundings, StoredProduct } from '../../../resources/products';
import type { StoreDatabase } from '../../../database';
import type { FormField } from '../form/field';
import { type Fields, toFields } from '../form/draft-fields';
import { PRODUCT_TYPES, STOCK_STATUSES } from './product-list';

/** Where each field goes in a call, by its name on the platform's form. */
export const MEMBERS: Readonly<Record<string, string>> = {
  post_title: 'name',
  content: 'description',
  excerpt: 'short_description',
  'product-type': 'type',
  _regular_price: 'regular_price',
  _sale_price: 'sale_price',
  _tax_status: 'tax_status',
  _tax_class: 'tax_class',
  _sku: 'sku',
  _manage_stock: 'manage_stock',
  _stock: 'stock_quantity',
  _low_stock_amount: 'low_stock_amount',
  _backorders: 'backorders',
  _stock_status: 'stock_status',
  _virtual: 'virtual',
  _weight: 'weight',
  product_shipping_class: 'shipping_class',
  _featured: 'featured',
  comment_status: 'reviews_allowed',
};

export const GENERAL = ['product-type', '_regular_price', '_sale_price', '_tax_status', '_tax_class'];
export const INVENTORY = [
  '_sku',
  '_manage_stock',
  '_stock',
  '_low_stock_amount',
  '_backorders',
  '_stock_status',
];
export const SHIPPING = ['_virtual', '_weight', 'product_shipping_class'];

/** The fields of a product, in no order; tags and categories come besides. */
export function productFields(
  db: StoreDatabase,
  product: Omit<StoredProduct, 'id'>,
  terms: readonly { taxonomy: string; name: string; slug: string }[],
): Fields {
  const count = (value: number | null) => (value === null ? '' : String(value));
  const box = (id: string, label: string, description: string, isOn: boolean): FormField => ({
    id,
    label,
    description,
    type: 'checkbox',
    value: isOn ? 'yes' : 'no',
  });
  const shippingClass = terms.find(({ taxonomy }) => taxonomy === 'product_shipping_class')?.slug ?? '';
  const tags = terms.filter(({ taxonomy }) => taxonomy === 'product_tag').map(({ name }) => name);
  return toFields([
    { id: 'post_title', label: 'Product name', type: 'text', value: product.name },
    { id: 'content', label: 'Description', type: 'textarea', value: product.description },
    { id: 'excerpt', label: 'Short description', type: 'textarea', value: product.short_description },
    choice('product-type', 'Product type', product.type, PRODUCT_TYPES),
    { id: '_regular_price', label: 'Regular price', type: 'price', value: product.regular_price },
    {
      id: '_sale_price',
      label: 'Sale price',
      description: 'Counts instead of the regular price while it is lower.',
      type: 'price',
      value: product.sale_price,
    },
    choice('_tax_status', 'Tax status', product.tax_status, {
      taxable: 'Taxable',
      shipping: 'Shipping only',
      none: 'None',
    }),
    choice('_tax_class', 'Tax class', product.tax_class, taxClasses(db)),
    {
      id: '_sku',
      label: 'SKU',
      description: 'Your own number for it; no two products have the same.',
      type: 'text',
      value: product.sku,
    },
    box('_manage_stock', 'Stock management', 'Count how many are left', product.manages_stock),
    { id: '_stock', label: 'Quantity', type: 'number', value: count(product.stock_quantity) },
    {
      id: '_low_stock_amount',
      label: 'Low stock threshold',
      description: 'Empty: as the settings say.',
      type: 'number',
      value: count(product.low_stock_amount),
    },
    choice('_backorders', 'Allow backorders', product.backorders, {
      no: 'Do not allow',
      notify: 'Allow, and tell the customer',
      yes: 'Allow',
    }),
    {
      ...choice('_stock_status', 'Stock status', product.stock_status, STOCK_STATUSES),
      description: 'For products that are not counted.',
    },
    box('_virtual', 'Virtual', 'Needs no parcel', product.is_virtual),
    { id: '_weight', label: 'Weight', type: 'price', value: product.weight },
    choice('product_shipping_class', 'Shipping class', shippingClass, shippingClasses(db)),
    box('_featured', 'Featured', 'Show it first', product.is_featured),
    box('comment_status', 'Reviews', 'Let customers review it', product.allows_reviews),
    {
      id: 'product_tag',
      label: 'Product tags',
      description: 'With commas between them.',
      type: 'text',
      value: tags.join(', '),
    },
  ]);
}

/** What a call says of the fields that were changed. */
export function toMembers(changed: readonly FormField[]): Record<string, unknown> {
  return Object.fromEntries(
    changed.flatMap(({ id, type, value }): [string, unknown][] => {
      const member = MEMBERS[id];
      if (!member) return [];
      if (type === 'checkbox') return [[member, value === 'yes']];
      return [[member, type === 'number' && value === '' ? null : value]];
    }),
  );
}

export function termsOf(around: Surroundings, id: number) {
  return around.terms.get(id) ?? [];
}

function choice(
  id: string,
  label: string,
  value: string,
  options: Readonly<Record<string, string>>,
): FormField {
  return { id, label, type: 'select', value, options };
}

function taxClasses(db: StoreDatabase): Record<string, string> {
  return Object.fromEntries(
    getTaxClasses(db).map(({ slug, name }) => [slug === 'standard' ? '' : slug, name]),
  );
}

function shippingClasses(db: StoreDatabase): Record<string, string> {
  const { terms } = listTerms(db, 'product_shipping_class', {
    orderBy: 'name',
    order: 'asc',
    limit: -1,
    offset: 0,
  });
  return { '': 'No shipping class', ...Object.fromEntries(terms.map(({ slug, name }) => [slug, name])) };
}
