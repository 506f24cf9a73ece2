import { __ } from '@wordpress/i18n';
import { readGmt } from '@admin/format';
import type { FieldErrors, ProductRecord } from '@admin/store-product';
import { compareDecimals, isDecimal } from './decimals';
import type { Prices } from './prices';

/** When the sale price applies; `null` is open-ended. The server and drafts use '' for it as well. */
export type Schedule = Pick<ProductRecord, 'date_on_sale_from_gmt' | 'date_on_sale_to_gmt'>;

export type SaleState = 'none' | 'later' | 'now' | 'over';

/** Whether customers pay the sale price at a given time; start and end are inclusive. */
export function getSaleState(
  { regular_price: regular, sale_price: sale, ...schedule }: Prices & Schedule,
  now: Date,
): SaleState {
  if (!isDecimal(sale) || !isDecimal(regular) || compareDecimals(sale, regular) >= 0) return 'none';
  if (now.getTime() < (readGmt(schedule.date_on_sale_from_gmt) ?? -Infinity)) return 'later';
  return now.getTime() > (readGmt(schedule.date_on_sale_to_gmt) ?? Infinity) ? 'over' : 'now';
}

/** Whether the sale has a start or an end. */
export const isScheduled = (schedule: Schedule): boolean =>
  Boolean(schedule.date_on_sale_from_gmt ?? '') || Boolean(schedule.date_on_sale_to_gmt ?? '');

/** If two dates are in the wrong order, only the later field gets an error (contract, section 2.5). */
export function validateSchedule(schedule: Schedule): FieldErrors {
  const errors: Record<string, string> = {};
  const { date_on_sale_from_gmt: from, date_on_sale_to_gmt: to } = schedule;
  const [start, end] = [readGmt(from), readGmt(to)];
  if (from && start === undefined) errors['date_on_sale_from_gmt'] = noDate();
  if (to && end === undefined) errors['date_on_sale_to_gmt'] = noDate();
  if (start !== undefined && end !== undefined && end <= start) {
    errors['date_on_sale_to_gmt'] = __(
      'The end date of the sale must be after the start date.',
      'store-admin',
    );
  }
  return errors;
}

const noDate = (): string => __('Please enter a valid date.', 'store-admin');
