import moment, { type Moment } from 'moment';
import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { CustomRange, type DaySettings, type DayInputs } from '@admin/calendar';
import { getHost } from '@admin/host';
import { dateValidationMessages, getStoreTimeZoneMoment, isoDateFormat, toMoment } from '../date';

type InvalidDays = 'past' | 'future' | 'none' | ((day: Moment) => boolean);

/** The changed dates of the range. */
export interface DateRangeChange {
  readonly after?: Moment | null;
  readonly afterText?: string;
  readonly afterError?: string | null;
  readonly before?: Moment | null;
  readonly beforeText?: string;
  readonly beforeError?: string | null;
}

export interface DateRangeProps extends DateRangeChange {
  readonly onUpdate: (change: DateRangeChange) => void;
  /** In Moment.js format. */
  readonly shortDateFormat?: string;
  /** Days that can't be selected. */
  readonly invalidDays?: InvalidDays;
}

/** A date range, typed or selected in a calendar. The caller keeps the selected dates. */
export function DateRange(props: DateRangeProps) {
  const { after, before, afterError, beforeError, onUpdate } = props;
  const {
    /* translators: A date format of Moment.js; keep the letters MM, DD and YYYY. */
    shortDateFormat: format = __('MM/DD/YYYY', 'store-admin'),
    invalidDays = 'future',
  } = props;
  const days: DayInputs = {
    first: props.afterText ?? after?.format(format) ?? '',
    last: props.beforeText ?? before?.format(format) ?? '',
  };
  const settings = useMemo(() => toSettings(format, invalidDays), [format, invalidDays]);

  /** Parses the text of a date; empty text is not an error. */
  function read(text: string) {
    if (text.trim() === '') return { day: null, error: null };
    const day = toMoment(format, text);
    if (!day) return { day, error: dateValidationMessages.invalid };
    if (!settings.isClosed(day.format(isoDateFormat))) return { day, error: null };
    return {
      day: null,
      error: invalidDays === 'future' ? dateValidationMessages.future : formatUnavailable(),
    };
  }

  function change(next: DayInputs) {
    const isFirst = next.first !== days.first;
    const isLast = next.last !== days.last;
    if (!isFirst && !isLast) return;
    const first = read(next.first);
    const last = read(next.last);
    const isTurned = first.day && last.day && first.day.isAfter(last.day, 'day');
    onUpdate({
      ...(isFirst && {
        after: isTurned ? null : first.day,
        afterText: next.first,
        afterError: isTurned ? dateValidationMessages.startAfterEnd : first.error,
      }),
      ...(isLast && {
        before: isTurned ? null : last.day,
        beforeText: next.last,
        beforeError: isTurned ? dateValidationMessages.endBeforeStart : last.error,
      }),
    });
  }

  return (
    <CustomRange
      settings={settings}
      days={days}
      shows={SHOWN}
      errors={{ first: afterError ?? undefined, last: beforeError ?? undefined }}
      onChange={change}
    />
  );
}

const SHOWN = { first: true, last: true };

const formatUnavailable = () => __('This date is not available', 'store-admin');

function toSettings(format: string, invalidDays: InvalidDays): Required<DaySettings> {
  const { startOfWeek, settings } = getHost();
  const today = getStoreTimeZoneMoment().format(isoDateFormat);
  return {
    dateFormat: toPhp(format),
    locale: settings.locale.userLocale,
    startOfWeek,
    today,
    isClosed(day) {
      if (typeof invalidDays === 'function') return invalidDays(moment(day));
      if (invalidDays === 'none') return false;
      return invalidDays === 'past' ? day < today : day > today;
    },
  };
}

const PHP: Readonly<Record<string, string>> = {
  YYYY: 'Y',
  YY: 'y',
  MMMM: 'F',
  MMM: 'M',
  MM: 'm',
  M: 'n',
  DD: 'd',
  D: 'j',
};

/** Converts a Moment.js format to a PHP one: `MM/DD/YYYY` becomes `m/d/Y`. */
const toPhp = (format: string) => format.replaceAll(/Y+|M+|D+/g, (letters) => PHP[letters] ?? letters);
