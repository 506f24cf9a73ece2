import type { ProductImage } from '@admin/store-product';
import { add, compare, negate, percentOf, toDecimal, toText, type Decimal } from './decimals';
import type { ListedVariation } from './types';

/** Sets a number, or changes it by an amount. Values are decimal text with a point. */
export type NumberChange =
  | { how: 'set'; value: string }
  | { how: 'increase' | 'decrease'; by: 'amount' | 'percent'; value: string };

/** A change of all selected variations. */
export type BulkChange =
  | { what: 'regular_price'; change: NumberChange }
  | { what: 'sale_price'; change: NumberChange }
  /** Sets the sale price to the regular price minus a discount. */
  | { what: 'discount'; by: 'amount' | 'percent'; value: string }
  | { what: 'end_sale' }
  /** Days as `2026-11-23`, the last one inclusive; empty for no limit. */
  | { what: 'sale_dates'; from: string; to: string }
  /** A number enables stock management; an empty value disables it. */
  | { what: 'stock_quantity'; change: NumberChange }
  | { what: 'stock_status'; value: ListedVariation['stock_status'] }
  | { what: 'weight'; change: NumberChange }
  | { what: 'status'; value: 'publish' | 'private' }
  | { what: 'image'; image: ProductImage | null };

/** Why a variation is not changed. */
export type Problem =
  /** There is no number to raise or lower. */
  | 'nothing-there'
  | 'below-zero'
  /** The sale price would not be lower than the regular price. */
  | 'sale-not-lower';

export interface BulkPlan {
  /** Changed members, by variation id. */
  edits: Record<number, Partial<ListedVariation>>;
  /** How many already have the value. */
  unchanged: number;
  /** Variations that are not changed, with the reason. */
  problems: { id: number; problem: Problem }[];
}

interface Precision {
  /** Decimals of the store's currency. */
  decimals: number;
}

/** Computes the edits of a bulk change, without applying them. */
export function planChange(
  variations: readonly ListedVariation[],
  change: BulkChange,
  precision: Precision,
): BulkPlan {
  const plan: BulkPlan = { edits: {}, unchanged: 0, problems: [] };
  for (const variation of variations) {
    const result = apply(variation, change, precision);
    if (typeof result === 'string') plan.problems.push({ id: variation.id, problem: result });
    else {
      const patch = keepChanges(variation, result);
      if (Object.keys(patch).length === 0) plan.unchanged += 1;
      else plan.edits[variation.id] = patch;
    }
  }
  return plan;
}

function apply(
  variation: ListedVariation,
  change: BulkChange,
  { decimals }: Precision,
): Partial<ListedVariation> | Problem {
  switch (change.what) {
    case 'regular_price': {
      const price = changeNumber(variation.regular_price, change.change, decimals);
      if (!price.ok) return price.problem;
      return isSale(variation.sale_price, price.text) ? { regular_price: price.text } : 'sale-not-lower';
    }
    case 'sale_price':
      return withSale(variation, changeNumber(variation.sale_price, change.change, decimals));
    case 'discount':
      return withSale(
        variation,
        changeNumber(variation.regular_price, { how: 'decrease', ...change }, decimals),
      );
    case 'end_sale':
      return { sale_price: '', date_on_sale_from: null, date_on_sale_to: null };
    case 'sale_dates':
      return variation.sale_price
        ? {
            date_on_sale_from: change.from ? `${change.from}T00:00:00` : null,
            date_on_sale_to: change.to ? `${change.to}T23:59:59` : null,
          }
        : 'nothing-there';
    case 'stock_quantity': {
      const counted = variation.manage_stock === true ? String(variation.stock_quantity ?? 0) : '';
      const quantity = changeNumber(counted, change.change, 0);
      if (!quantity.ok) return quantity.problem;
      return quantity.text === ''
        ? { manage_stock: false }
        : { manage_stock: true, stock_quantity: Number(quantity.text) };
    }
    case 'stock_status':
      return { manage_stock: false, stock_status: change.value };
    case 'weight': {
      const weight = changeNumber(variation.weight, change.change, WEIGHT_DECIMALS);
      return weight.ok ? { weight: trimZeros(weight.text) } : weight.problem;
    }
    case 'status':
      return { status: change.value };
    case 'image':
      return { image: change.image };
  }
}

/** Decimals of weights: grams of a metric ton. */
const WEIGHT_DECIMALS = 6;

type NumberResult = { ok: true; text: string } | { ok: false; problem: Problem };

/** Sets, raises or lowers a decimal text, rounded to `places` decimals. Setting an empty value clears it. */
export function changeNumber(before: string, change: NumberChange, places: number): NumberResult {
  if (change.how === 'set' && change.value === '') return { ok: true, text: '' };
  const value = toDecimal(change.value);
  const start = toDecimal(before);
  if (!value || (change.how !== 'set' && !start)) return { ok: false, problem: 'nothing-there' };
  const result = change.how === 'set' || !start ? value : add(start, stepOf(start, value, change));
  const text = toText(result, places);
  return text.startsWith('-') ? { ok: false, problem: 'below-zero' } : { ok: true, text };
}

function stepOf(start: Decimal, value: Decimal, change: Exclude<NumberChange, { how: 'set' }>): Decimal {
  const step = change.by === 'percent' ? percentOf(start, value) : value;
  return change.how === 'increase' ? step : negate(step);
}

function withSale(
  { regular_price }: ListedVariation,
  price: NumberResult,
): Partial<ListedVariation> | Problem {
  if (!price.ok) return price.problem;
  return isSale(price.text, regular_price) ? { sale_price: price.text } : 'sale-not-lower';
}

/** Whether a sale price is valid for a regular price; an empty one always is. */
export function isSale(salePrice: string, regularPrice: string): boolean {
  const sale = toDecimal(salePrice);
  const regular = toDecimal(regularPrice);
  return !sale || (regular !== undefined && compare(sale, regular) < 0);
}

/** Keeps only real changes: "10" and "10.00" are the same price. */
function keepChanges(variation: ListedVariation, patch: Partial<ListedVariation>): Partial<ListedVariation> {
  const before: Readonly<Record<string, unknown>> = variation;
  return Object.fromEntries(
    Object.entries(patch).filter(([member, value]) => !isSame(before[member], value)),
  );
}

function isSame(before: unknown, after: unknown): boolean {
  if (typeof before === 'string' && typeof after === 'string') {
    const [a, b] = [toDecimal(before), toDecimal(after)];
    return a && b ? compare(a, b) === 0 : before === after;
  }
  if (isImage(before) && isImage(after)) return before.id === after.id;
  return before === after;
}

const isImage = (value: unknown): value is ProductImage =>
  typeof value === 'object' && value !== null && 'id' in value;

/** Removes trailing zeros of a decimal text. */
const trimZeros = (text: string): string => text.replace(/\.?0+$/, '');
