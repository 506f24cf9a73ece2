import type { StoreDatabase } from '../../../database';
import { listTerms } from '../../../catalog';
import { getTaxClasses } from '../../../sales';
import { isMap } from '../../../rest';
import { newProductPage } from '../../shared/product-addresses';
import type { AdminPageContext } from '../../shared/admin-page-context';
import { openPost, trashButton } from '../records/post-type';
import type { PostType } from '../records/post-type';
import type { Button, RecordForm } from '../records/record-form';
import { field, splitList } from '../records/record-form';
import { categoriesOf, getProductTypes, getStockStatuses } from './product-list';
import { __ } from '../../../i18n';

const describeProduct = (): PostType => ({
  type: 'product',
  texts: {
    list: __('Products', 'store-admin'),
    add: __('Add product', 'store-admin'),
    addNew: __('Add new product', 'store-admin'),
    edit: __('Edit product', 'store-admin'),
  },
  root: '/wc/v3/products',
  blank: {
    type: 'simple',
    status: 'draft',
    tax_status: 'taxable',
    backorders: 'no',
    stock_status: 'instock',
    reviews_allowed: true,
  },
});

const listStatuses = () => ({
  publish: __('Published', 'store-admin'),
  draft: __('Draft', 'store-admin'),
  pending: __('Pending review', 'store-admin'),
  private: __('Private', 'store-admin'),
});

const listTaxStatuses = () => ({
  taxable: __('Taxable', 'store-admin'),
  shipping: __('Shipping only', 'store-admin'),
  none: __('None', 'store-admin'),
});

const listBackorders = () => ({
  no: __('Do not allow', 'store-admin'),
  notify: __('Allow, but notify customer', 'store-admin'),
  yes: __('Allow', 'store-admin'),
});

const draftButtons = (): readonly Button[] => [
  { name: 'save_draft', label: __('Save draft', 'store-admin'), body: { status: 'draft' }, message: 'draft' },
  {
    name: 'publish',
    label: __('Publish', 'store-admin'),
    isPrimary: true,
    body: { status: 'publish' },
    message: 'published',
  },
];

const updateButton = (): Button => ({
  name: 'save',
  label: __('Update', 'store-admin'),
  isPrimary: true,
  message: 'updated',
});

/** The classic form of a product; without an id, of a new one. `undefined` when there is no such product. */
export function productForm(context: AdminPageContext, id?: number): RecordForm | undefined {
  const form = openPost(context, describeProduct(), id);
  if (!form) return undefined;
  const { db } = context.store;
  const { type, status } = form.record;
  const isVariable = type === 'variable';
  // A product created from a template is a draft that nobody has saved yet.
  const isDraft = status === 'draft' || status === 'auto-draft';
  return {
    ...form,
    ...(id !== undefined && {
      link: { label: __('Add new', 'store-admin'), href: newProductPage(context.store) },
    }),
    messages: {
      updated: __('Product updated.', 'store-admin'),
      published: __('Product published.', 'store-admin'),
      draft: __('Product draft updated.', 'store-admin'),
    },
    hasApiSettings: true,
    boxes: [
      {
        id: 'product_details',
        title: __('Product', 'store-admin'),
        fields: [
          field('title', 'post_title', __('Product name', 'store-admin'), {
            member: 'name',
            isRequired: true,
          }),
          field('textarea', 'content', __('Description', 'store-admin'), { member: 'description' }),
          field('textarea', 'excerpt', __('Short description', 'store-admin'), {
            member: 'short_description',
          }),
        ],
      },
      {
        id: 'general_product_data',
        title: __('General', 'store-admin'),
        ...(isVariable && {
          description: __('Prices and stock are set on the variations of this product.', 'store-admin'),
        }),
        fields: [
          field('select', 'product-type', __('Product type', 'store-admin'), {
            member: 'type',
            options: getProductTypes(),
          }),
          ...(isVariable
            ? []
            : [
                field('price', '_regular_price', __('Regular price', 'store-admin'), {
                  member: 'regular_price',
                }),
                field('price', '_sale_price', __('Sale price', 'store-admin'), { member: 'sale_price' }),
              ]),
          field('select', '_tax_status', __('Tax status', 'store-admin'), {
            member: 'tax_status',
            options: listTaxStatuses(),
          }),
          field('select', '_tax_class', __('Tax class', 'store-admin'), {
            member: 'tax_class',
            options: taxClasses(db),
          }),
        ],
      },
      {
        id: 'inventory_product_data',
        title: __('Inventory', 'store-admin'),
        fields: [
          field('text', '_sku', __('SKU', 'store-admin'), { member: 'sku' }),
          field('checkbox', '_manage_stock', __('Stock management', 'store-admin'), {
            member: 'manage_stock',
            description: __('Track stock quantity for this product', 'store-admin'),
          }),
          field('number', '_stock', __('Quantity', 'store-admin'), { member: 'stock_quantity' }),
          field('number', '_low_stock_amount', __('Low stock threshold', 'store-admin'), {
            member: 'low_stock_amount',
            description: __('Leave empty to use the store-wide threshold.', 'store-admin'),
          }),
          field('select', '_backorders', __('Allow backorders?', 'store-admin'), {
            member: 'backorders',
            options: listBackorders(),
          }),
          field('select', '_stock_status', __('Stock status', 'store-admin'), {
            member: 'stock_status',
            description: __('For products whose stock is not tracked.', 'store-admin'),
            options: getStockStatuses(),
          }),
        ],
      },
      {
        id: 'shipping_product_data',
        title: __('Shipping', 'store-admin'),
        fields: [
          field('checkbox', '_virtual', __('Virtual', 'store-admin'), {
            member: 'virtual',
            description: __('Not shipped', 'store-admin'),
          }),
          field('price', '_weight', __('Weight', 'store-admin'), { member: 'weight' }),
          field('select', 'product_shipping_class', __('Shipping class', 'store-admin'), {
            member: 'shipping_class',
            options: shippingClasses(db),
          }),
        ],
      },
      {
        id: 'submitdiv',
        title: __('Publish', 'store-admin'),
        isSide: true,
        fields: [
          ...(isDraft
            ? []
            : [
                field('select', 'post_status', __('Status', 'store-admin'), {
                  member: 'status',
                  options: listStatuses(),
                }),
              ]),
          field('checkbox', '_featured', __('Featured', 'store-admin'), {
            member: 'featured',
            description: __('Featured product', 'store-admin'),
          }),
          field('checkbox', 'comment_status', __('Reviews', 'store-admin'), {
            member: 'reviews_allowed',
            description: __('Enable reviews', 'store-admin'),
          }),
        ],
        buttons: [
          ...(isDraft ? draftButtons() : [updateButton()]),
          ...(id === undefined || status === 'trash' ? [] : [trashButton(describeProduct(), id)]),
        ],
      },
      {
        id: 'product_catdiv',
        title: __('Product categories', 'store-admin'),
        isSide: true,
        fields: [
          field('multiselect', 'tax_input[product_cat]', __('Categories', 'store-admin'), {
            member: 'categories',
            options: Object.fromEntries(categoriesOf(db)),
            read: (terms) => membersOf(terms, 'id'),
            write: (ids) => (Array.isArray(ids) ? ids.map((each) => ({ id: Number(each) })) : []),
          }),
        ],
      },
      {
        id: 'tagsdiv-product_tag',
        title: __('Product tags', 'store-admin'),
        isSide: true,
        fields: [
          field('text', 'product_tag', __('Tags', 'store-admin'), {
            member: 'tags',
            description: __('Separate tags with commas.', 'store-admin'),
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
  return {
    '': __('No shipping class', 'store-admin'),
    ...Object.fromEntries(terms.map(({ slug, name }) => [slug, name])),
  };
}
