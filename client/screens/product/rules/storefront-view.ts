import { __, sprintf } from '@wordpress/i18n';
import { decodeEntities, isolatePrice, readGmt, stripTags } from '@admin/format';
import type { ProductRecord } from '@admin/store-product';
import type { StoreSettings } from './store-settings';
import { isDecimal, formatDecimalInput } from './decimals';
import { getSaleState } from './sale';
import { getLowStockThreshold, getStockStatus, isCounted } from './stock';

/* What customers see of a product, in the store page's texts. WooCommerce has the same rules where it renders that
   page; these also apply to unsaved changes. */

/** The line with the price. */
export interface PriceLine {
  /** Current price; '' if unknown. */
  price: string;
  /** Price before the sale; '' without a sale. */
  before: string;
  /** Whether the prices are those of other records, as of the last save. */
  isSaved: boolean;
}

const MINUTE = 60_000; // milliseconds

const NO_PRICE: PriceLine = { price: '', before: '', isSaved: false };

/** Variable and grouped products have the prices of their parts. */
export const hasOwnPrice = ({ type }: Pick<ProductRecord, 'type'>): boolean =>
  type !== 'variable' && type !== 'grouped';

export function getPriceLine(record: ProductRecord, { money, now }: StoreSettings): PriceLine {
  if (!hasOwnPrice(record)) return { ...readPriceHtml(record.price_html), isSaved: true };
  const { regular_price: regular, sale_price: sale } = record;
  if (getSaleState(record, now) === 'now')
    return { price: money(sale), before: money(regular), isSaved: false };
  return isDecimal(regular) ? { ...NO_PRICE, price: money(regular) } : NO_PRICE;
}

/** Parses WooCommerce's price HTML; during a sale, the previous price is in its own element. */
function readPriceHtml(html: string): Omit<PriceLine, 'isSaved'> {
  const seen = html.replaceAll(/<span class="screen-reader-text">[^<]*<\/span>/g, '');
  const [, before = ''] = /<del[^>]*>(.*?)<\/del>/s.exec(seen) ?? [];
  const now = before === '' ? seen : seen.replace(/<del[^<>]*>.*?<\/del>/s, '');
  return { price: textOf(now), before: textOf(before) };
}

/** Keeps a space between prices in separate elements. */
const textOf = (html: string): string =>
  decodeEntities(
    stripTags(html.replaceAll(/<bdi>(.*?)<\/bdi>/gs, (_, price: string) => isolate(price))),
  ).trim();

const isolate = (price: string): string => isolatePrice(decodeEntities(stripTags(price)));

export function getStockLine(record: ProductRecord, { stock: rules }: StoreSettings): string {
  const status = getStockStatus(record, rules);
  if (status === 'outofstock') return __('Out of stock', 'store-admin');
  if (status === 'onbackorder') return __('Available on backorder', 'store-admin');
  const left = record.stock_quantity ?? 0;
  const isQuantityShown = isCounted(record, rules) && left > 0 && rules.format !== 'no_amount';
  if (!isQuantityShown || (rules.format === 'low_amount' && left > getLowStockThreshold(record, rules))) {
    return __('In stock', 'store-admin');
  }
  return rules.format === 'low_amount'
    ? // translators: %d: how many of a product are left
      sprintf(__('Only %d left in stock', 'store-admin'), left)
    : // translators: %d: how many of a product are left
      sprintf(__('%d in stock', 'store-admin'), left);
}

/** Shipping or download, with the dimensions that the store page shows. */
export function getShippingLine(record: ProductRecord, shop: StoreSettings): string {
  if (record.type === 'external') return __('Sold and shipped by another site', 'store-admin');
  if (record.type === 'grouped') return __('Each product in the group ships separately', 'store-admin');
  if (record.virtual) {
    return record.downloadable
      ? __('Not shipped (download)', 'store-admin')
      : __('Not shipped', 'store-admin');
  }
  const facts = [getWeight(record, shop), getSize(record, shop)].filter((fact) => fact !== '');
  return [__('Shipped', 'store-admin'), ...facts].join(' · ');
}

function getWeight({ weight }: ProductRecord, { currency, weightUnit }: StoreSettings): string {
  return isDecimal(weight) ? `${formatDecimalInput(weight, currency)} ${weightUnit}`.trim() : '';
}

/** Length, width and height, in WooCommerce's order; unknown ones are left out. */
function getSize({ dimensions: { length, width, height } }: ProductRecord, shop: StoreSettings): string {
  const sides = [length, width, height]
    .filter(isDecimal)
    .map((side) => formatDecimalInput(side, shop.currency));
  return sides.length === 0 ? '' : `${sides.join(' × ')} ${shop.dimensionUnit}`.trim();
}

/** Who can find the product, and from when. */
export function getVisibilityLine(record: ProductRecord, shop: StoreSettings): string {
  const { status } = record;
  if (status === 'trash') return __('In the trash (not visible)', 'store-admin');
  if (status === 'private') return __('Visible to store managers only', 'store-admin');
  const opens = readGmt(record.date_created_gmt ?? null);
  // A product published just now is not scheduled: the current time here may be a minute old.
  const isLater = opens !== undefined && opens > shop.now.getTime() + MINUTE;
  if (status === 'future' || (status === 'publish' && isLater)) {
    return opens === undefined
      ? __('Scheduled', 'store-admin')
      : // translators: %s: a day
        sprintf(__('Scheduled for %s', 'store-admin'), shop.date(new Date(opens)));
  }
  if (status !== 'publish') return __('Not published yet', 'store-admin');
  if (record.post_password) return __('Password protected', 'store-admin');
  return shop.hidesSoldOut && getStockStatus(record, shop.stock) === 'outofstock'
    ? __('Hidden from lists while out of stock', 'store-admin')
    : getPlaces(record);
}

function getPlaces({ catalog_visibility: visibility }: ProductRecord): string {
  const places: Record<ProductRecord['catalog_visibility'], string> = {
    visible: __('Shop and search results', 'store-admin'),
    catalog: __('Shop only', 'store-admin'),
    search: __('Search results only', 'store-admin'),
    hidden: __('Hidden (direct link only)', 'store-admin'),
  };
  return places[visibility];
}
