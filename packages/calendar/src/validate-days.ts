import { __, sprintf } from '@wordpress/i18n';
import type { DayTextFormat } from './day-text-format';

/** The two dates as they stand in their fields. */
export interface DayInputs {
  first: string;
  last: string;
}

export interface ValidatedDays {
  /** `2026-11-01`, where the text is a day. */
  first: string | undefined;
  last: string | undefined;
  /** What is wrong, as sentences. */
  errors: Partial<DayInputs>;
}

/** @param today no range goes beyond it: `2026-11-20` */
export function validateDays(typed: DayInputs, dayText: DayTextFormat, today: string): ValidatedDays {
  const [first, last] = [dayText.read(typed.first), dayText.read(typed.last)];
  const errors: Partial<DayInputs> = {};
  const firstError = validateDay(typed.first, first, dayText, today);
  if (firstError) errors.first = firstError;
  const lastError = validateDay(typed.last, last, dayText, today) ?? validateOrder(first, last);
  if (lastError) errors.last = lastError;
  return { first, last, errors };
}

function validateDay(
  text: string,
  day: string | undefined,
  dayText: DayTextFormat,
  today: string,
): string | undefined {
  if (text.trim() === '') return __('Enter a date', 'woocommerce');
  if (!day) {
    return sprintf(
      /* translators: %s: a date in the format of the shop */
      __('Enter a date such as %s', 'woocommerce'),
      dayText.write(today),
    );
  }
  // Days in this form sort as texts.
  return day > today ? __('This date lies in the future', 'woocommerce') : undefined;
}

function validateOrder(first: string | undefined, last: string | undefined): string | undefined {
  return first && last && last < first ? __('The end lies before the start', 'woocommerce') : undefined;
}
