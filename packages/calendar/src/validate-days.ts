import { __, sprintf } from '@wordpress/i18n';
import type { DayTextFormat } from './day-text-format';

/** The values of the two inputs. */
export interface DayInputs {
  first: string;
  last: string;
}

export interface ValidatedDays {
  /** `2026-11-01`, if the input is valid. */
  first: string | undefined;
  last: string | undefined;
  /** Error messages. */
  errors: Partial<DayInputs>;
}

/** @param today the last allowed day, such as `2026-11-20` */
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
  if (text.trim() === '') return __('Enter a date', 'store-admin');
  if (!day) {
    return sprintf(
      /* translators: %s: a date in the format of the store */
      __('Enter a date in the format %s', 'store-admin'),
      dayText.write(today),
    );
  }
  // ISO dates sort as strings.
  return day > today ? __('This date is in the future', 'store-admin') : undefined;
}

function validateOrder(first: string | undefined, last: string | undefined): string | undefined {
  return first && last && last < first ? __('Start date must be before end date', 'store-admin') : undefined;
}
