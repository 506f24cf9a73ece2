import { __, sprintf } from '@wordpress/i18n';
import type { DayText } from './day-text';

/** The two dates as they stand in their fields. */
export interface TypedDays {
  first: string;
  last: string;
}

export interface CheckedDays {
  /** `2026-11-01`, where the text is a day. */
  first: string | undefined;
  last: string | undefined;
  /** What is wrong, as sentences. */
  errors: Partial<TypedDays>;
}

/** @param today no range goes beyond it: `2026-11-20` */
export function checkDays(typed: TypedDays, dayText: DayText, today: string): CheckedDays {
  const [first, last] = [dayText.read(typed.first), dayText.read(typed.last)];
  const errors: Partial<TypedDays> = {};
  const firstError = checkDay(typed.first, first, dayText, today);
  if (firstError) errors.first = firstError;
  const lastError = checkDay(typed.last, last, dayText, today) ?? checkOrder(first, last);
  if (lastError) errors.last = lastError;
  return { first, last, errors };
}

function checkDay(
  text: string,
  day: string | undefined,
  dayText: DayText,
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

function checkOrder(first: string | undefined, last: string | undefined): string | undefined {
  return first && last && last < first ? __('The end lies before the start', 'woocommerce') : undefined;
}
