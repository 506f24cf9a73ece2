import { __ } from '@wordpress/i18n';
import type { ProductImage } from '@admin/store-product';
import type { BulkChange, ListedVariation, NumberChange } from '@admin/store-variations';
import type { NumberInputFormat } from '@admin/format';
import type { NumberFormats } from '../../../rules/number-formats';
import { describeAmbiguity, isDecimal, readDecimal } from '../../../rules/decimals';

export type BulkTarget = BulkChange['what'];

/** How a number changes. The last two start from the regular price. */
export type BulkOperation =
  | 'set'
  | 'increase-amount'
  | 'increase-percent'
  | 'decrease-amount'
  | 'decrease-percent'
  | 'below-amount'
  | 'below-percent';

/** Values of the panel's fields, as typed. */
export interface BulkValues {
  what: BulkTarget;
  how: BulkOperation;
  value: string;
  from: string;
  to: string;
  stockStatus: ListedVariation['stock_status'];
  status: 'publish' | 'private';
  image: ProductImage | null | undefined;
}

export const FIRST_VALUES: BulkValues = {
  what: 'regular_price',
  how: 'set',
  value: '',
  from: '',
  to: '',
  stockStatus: 'instock',
  status: 'private',
  image: undefined,
};

/** Operations of each target; none for targets that are not numbers. */
export const OPERATIONS_BY_TARGET: Partial<Record<BulkTarget, readonly BulkOperation[]>> = {
  regular_price: ['set', 'increase-amount', 'increase-percent', 'decrease-amount', 'decrease-percent'],
  sale_price: [
    'set',
    'below-amount',
    'below-percent',
    'increase-amount',
    'increase-percent',
    'decrease-amount',
    'decrease-percent',
  ],
  stock_quantity: ['set', 'increase-amount', 'decrease-amount'],
  weight: ['set', 'increase-amount', 'increase-percent', 'decrease-amount', 'decrease-percent'],
};

export type BulkReading = { change: BulkChange } | { errors: Partial<Record<keyof BulkValues, string>> };

/** Parses the typed values to a change, or an error message. */
export function readBulkValues(values: BulkValues, formats: NumberFormats): BulkReading {
  const { what, from, to, stockStatus, status, image } = values;
  switch (what) {
    case 'end_sale':
      return { change: { what } };
    case 'sale_dates':
      return from && to && to < from
        ? { errors: { to: __('The end date of the sale must be after the start date.', 'store-admin') } }
        : { change: { what, from, to } };
    case 'stock_status':
      return { change: { what, value: stockStatus } };
    case 'status':
      return { change: { what, value: status } };
    case 'image':
      return image === undefined
        ? { errors: { image: __('Please choose an image.', 'store-admin') } }
        : { change: { what, image } };
    default:
      return readNumber(values, formats);
  }
}

function readNumber({ what, how, value: typed }: BulkValues, formats: NumberFormats): BulkReading {
  const format = getFormat(what, how, formats);
  const value = readDecimal(typed, format);
  if (!isDecimal(value))
    return { errors: { value: describeAmbiguity(value, () => format) ?? formatInvalidNumber(value) } };
  if (what === 'stock_quantity' && !/^\d+$/.test(value))
    return { errors: { value: __('Please enter a whole number.', 'store-admin') } };
  if (how === 'below-amount' || how === 'below-percent')
    return { change: { what: 'discount', by: how === 'below-amount' ? 'amount' : 'percent', value } };
  const change = toNumberChange(how, value);
  return what === 'regular_price' || what === 'sale_price' || what === 'stock_quantity' || what === 'weight'
    ? { change: { what, change } }
    : { errors: {} };
}

function getFormat(
  what: BulkTarget,
  how: BulkOperation,
  { price, measure }: NumberFormats,
): NumberInputFormat {
  if (what === 'stock_quantity') return { ...measure, precision: 0 };
  const isMoney = (what === 'regular_price' || what === 'sale_price') && !how.endsWith('percent');
  return isMoney ? price : measure;
}

function toNumberChange(how: BulkOperation, value: string): NumberChange {
  if (how === 'set') return { how, value };
  return {
    how: how.startsWith('increase') ? 'increase' : 'decrease',
    by: how.endsWith('percent') ? 'percent' : 'amount',
    value,
  };
}

const formatInvalidNumber = (value: string): string =>
  value === ''
    ? __('This field is required.', 'store-admin')
    : __('Please enter a number without symbols.', 'store-admin');
