import { __ } from '@wordpress/i18n';
import type { ProductRecord } from '@admin/store-product';
import type { TabId } from '../form';
import { isDecimal } from './decimals';
import type { StoreSettings } from './store-settings';
import { getSaleState } from './sale';
import { hasOwnPrice } from './storefront-view';
import { getStockStatus } from './stock';

/** A missing detail that makes a product sell less well; it doesn't prevent publishing. */
export interface MissingPart {
  /** The field to fill in. */
  member: string;
  tab: TabId;
  text: string;
}

interface Rule {
  member: string;
  tab: TabId;
  text: () => string;
  isMissing: (record: ProductRecord, shop: StoreSettings) => boolean;
}

/** Returns what is still missing for a product to sell well, the most important first. */
export const listMissing = (record: ProductRecord, shop: StoreSettings): MissingPart[] =>
  RULES.filter(({ isMissing }) => isMissing(record, shop)).map(({ member, tab, text }) => ({
    member,
    tab,
    text: text(),
  }));

/** Returns how many details were checked, and how many of them are there. */
export const countParts = (record: ProductRecord, shop: StoreSettings): { there: number; all: number } => ({
  there: RULES.length - listMissing(record, shop).length,
  all: RULES.length,
});

const isShipped = ({ type, virtual }: ProductRecord): boolean =>
  !virtual && (type === 'simple' || type === 'variable');

/** Slug of WooCommerce's default category, unless it was renamed. */
const UNCATEGORIZED = 'uncategorized';

/** WordPress's title of a new post. */
const UNNAMED = 'AUTO-DRAFT';

const RULES: readonly Rule[] = [
  {
    member: 'name',
    tab: 'general',
    text: () => __('Add a name', 'store-admin'),
    isMissing: ({ name }) => name.trim() === '' || name === UNNAMED,
  },
  {
    member: 'regular_price',
    tab: 'pricing',
    text: () => __('Add a price so customers can buy it', 'store-admin'),
    isMissing: (record) => hasOwnPrice(record) && !isDecimal(record.regular_price),
  },
  {
    member: 'variations',
    tab: 'variations',
    text: () => __('Add variations for customers to choose from', 'store-admin'),
    isMissing: ({ type, variations }) => type === 'variable' && variations.length === 0,
  },
  {
    member: 'grouped_products',
    tab: 'linked',
    text: () => __('Choose which products are part of this group', 'store-admin'),
    isMissing: ({ type, grouped_products: group }) => type === 'grouped' && group.length === 0,
  },
  {
    member: 'external_url',
    tab: 'general',
    text: () => __('Add the URL where customers can buy it', 'store-admin'),
    isMissing: ({ type, external_url: url }) => type === 'external' && url === '',
  },
  {
    member: 'downloads',
    tab: 'shipping',
    text: () => __('Add downloadable files', 'store-admin'),
    isMissing: ({ downloadable, downloads }) => downloadable && downloads.length === 0,
  },
  {
    member: 'stock_quantity',
    tab: 'inventory',
    text: () => __('Out of stock: update the stock quantity', 'store-admin'),
    isMissing: (record, { stock }) => getStockStatus(record, stock) === 'outofstock',
  },
  {
    member: 'images',
    tab: 'general',
    text: () => __('Add an image', 'store-admin'),
    isMissing: ({ images }) => images.length === 0,
  },
  {
    member: 'images',
    tab: 'general',
    text: () => __('Add alternative text to the images', 'store-admin'),
    isMissing: ({ images }) => images.some(({ alt }) => alt.trim() === ''),
  },
  {
    member: 'short_description',
    tab: 'general',
    text: () => __('Add a summary', 'store-admin'),
    isMissing: ({ short_description: summary }) => isBlank(summary),
  },
  {
    member: 'description',
    tab: 'general',
    text: () => __('Add a description', 'store-admin'),
    isMissing: ({ description }) => isBlank(description),
  },
  {
    member: 'categories',
    tab: 'organization',
    text: () => __('Choose a category', 'store-admin'),
    isMissing: ({ categories }) => categories.every(({ slug }) => slug === UNCATEGORIZED),
  },
  {
    member: 'sale_price',
    tab: 'pricing',
    text: () => __('The sale has ended: remove or reschedule it', 'store-admin'),
    isMissing: (record, { now }) => getSaleState(record, now) === 'over',
  },
  {
    member: 'weight',
    tab: 'shipping',
    text: () => __('Add the weight to calculate shipping', 'store-admin'),
    isMissing: (record) => isShipped(record) && record.weight === '',
  },
  {
    member: 'dimensions',
    tab: 'shipping',
    text: () => __('Add the dimensions to calculate shipping', 'store-admin'),
    isMissing: (record) => isShipped(record) && Object.values(record.dimensions).includes(''),
  },
  {
    member: 'sku',
    tab: 'inventory',
    text: () => __('Add a SKU', 'store-admin'),
    isMissing: ({ sku }) => sku === '',
  },
];

/** Whether HTML has no visible content. */
const isBlank = (html: string): boolean =>
  !/<(?:img|video|iframe|audio|table)\b/i.test(html) &&
  html.replaceAll(/<[^<>]*>|&nbsp;|\[[^[\]]*\]/g, '').trim() === '';
