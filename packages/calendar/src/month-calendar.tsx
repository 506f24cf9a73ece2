import { memo, useMemo, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { createDateFormat, toLanguageTag } from '@admin/format';
import { Icon, isRtl, useMediaQuery } from '@admin/ui';
import { DayPicker, type ChevronProps, type DateRange, type Modifiers } from 'react-day-picker';
import type { DaySettings } from './types';
import './month-calendar.css';

export interface MonthCalendarProps {
  settings: DaySettings;
  /** The first and last selected day (`2026-11-01`), if any. */
  first: string | undefined;
  last: string | undefined;
  onSelect: (first: string, last: string | undefined) => void;
}

const CLASS_NAMES = {
  root: 'sa-months',
  months: 'sa-months__list',
  month: 'sa-months__month',
  nav: 'sa-months__nav',
  button_previous: 'sa-months__turn',
  button_next: 'sa-months__turn',
  month_caption: 'sa-months__caption',
  caption_label: 'sa-months__title',
  month_grid: 'sa-months__grid',
  weekday: 'sa-months__weekday',
  day: 'sa-months__day',
  day_button: 'sa-months__button',
  today: 'is-today',
  selected: 'is-selected',
  range_start: 'is-start',
  range_middle: 'is-middle',
  range_end: 'is-end',
  disabled: 'is-disabled',
};

const COMPONENTS = { Chevron };

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
/** The maximum length of a weekday name. */
const WEEKDAY_NAME_LENGTH = 4;

/** The width for two months. */
const WIDE_QUERY = '(min-width: 720px)';

/**
 * One or two months, in which a range is selected by two clicks or by the keys of a date grid. Memoized, since
 * rendering eighty buttons is slow.
 */
export const MonthCalendar = memo(function MonthCalendar(props: MonthCalendarProps) {
  const { settings, first, last, onSelect } = props;
  const { dateFormat, locale, startOfWeek, today, isClosed } = settings;
  const count = useMediaQuery(WIDE_QUERY) ? 2 : 1;
  const words = useMemo(() => createCalendarFormats(dateFormat, locale), [dateFormat, locale]);
  const shownDay = last ?? first ?? today;
  const [turned, setTurned] = useState({ day: shownDay, month: subtractMonths(shownDay, count - 1) });
  // Shows a range that was typed after the last page turn.
  const month =
    turned.day === shownDay || isInView(shownDay, turned.month, count)
      ? turned.month
      : subtractMonths(shownDay, count - 1);

  const select = (range: DateRange | undefined) => {
    if (range?.from) onSelect(toDay(range.from), range.to && toDay(range.to));
  };

  return (
    <DayPicker
      mode="range"
      required
      resetOnSelect
      selected={{ from: first ? toDate(first) : undefined, to: last ? toDate(last) : undefined }}
      onSelect={select}
      month={month}
      onMonthChange={(next) => setTurned({ day: shownDay, month: next })}
      {...(isClosed
        ? { disabled: (date: Date) => isClosed(toDay(date)) }
        : { endMonth: toDate(today), disabled: { after: toDate(today) } })}
      today={toDate(today)}
      numberOfMonths={count}
      fixedWeeks
      weekStartsOn={toWeekday(startOfWeek)}
      dir={isRtl() ? 'rtl' : 'ltr'}
      lang={words.language}
      classNames={CLASS_NAMES}
      components={COMPONENTS}
      formatters={words.formatters}
      labels={words.labels}
    />
  );
});

function createCalendarFormats(dateFormat: string, locale: string) {
  const write = createDateFormat({ timeZone: 'UTC', locale });
  const say = (date: Date, format: string) => write(new Date(`${toDay(date)}T00:00:00Z`), format);
  const language = toLanguageTag(locale);
  const narrow = new Intl.DateTimeFormat(language, { weekday: 'narrow' });
  // Some languages, such as Persian and Arabic, have no short weekday names.
  const areNarrow = WEEKDAYS.some(
    (day) => say(new Date(2023, 0, 1 + day, 12), 'D').length > WEEKDAY_NAME_LENGTH,
  );
  return {
    // The names are in it, and nothing else.
    language,
    formatters: {
      formatCaption: (date: Date) => say(date, 'F Y'),
      formatDay: (date: Date) => say(date, 'j'),
      formatWeekdayName: (date: Date) => (areNarrow ? narrow.format(date) : say(date, 'D')),
    },
    labels: {
      labelNav: () => __('Months', 'store-admin'),
      labelPrevious: () => __('Previous month', 'store-admin'),
      labelNext: () => __('Next month', 'store-admin'),
      labelGrid: (date: Date) => say(date, 'F Y'),
      labelWeekday: (date: Date) => say(date, 'l'),
      labelDayButton: (date: Date, modifiers: Modifiers) =>
        describeDay(say(date, `l, ${dateFormat}`), modifiers),
    },
  };
}

function describeDay(day: string, { today, range_start: isStart, range_end: isEnd }: Modifiers): string {
  const described = today
    ? sprintf(
        /* translators: %s: a date */
        __('%s, today', 'store-admin'),
        day,
      )
    : day;
  if (isStart) {
    return sprintf(
      /* translators: %s: a date */
      __('%s, first day', 'store-admin'),
      described,
    );
  }
  if (isEnd) {
    return sprintf(
      /* translators: %s: a date */
      __('%s, last day', 'store-admin'),
      described,
    );
  }
  return described;
}

/** The first day of the month `count` months earlier. */
function subtractMonths(day: string, count: number): Date {
  const date = toDate(day);
  return new Date(date.getFullYear(), date.getMonth() - count, 1, 12);
}

function isInView(day: string, month: Date, count: number): boolean {
  const date = toDate(day);
  const distance = (date.getFullYear() - month.getFullYear()) * 12 + date.getMonth() - month.getMonth();
  return distance >= 0 && distance < count;
}

const toWeekday = (number: number) => WEEKDAYS.find((weekday) => weekday === number) ?? 1;

/** Our own icon, which is mirrored in right-to-left text. */
function Chevron({ orientation }: ChevronProps) {
  return <Icon name={orientation === 'left' ? 'chevron-start' : 'chevron-end'} size={20} />;
}

/** The calendar uses local dates. Noon avoids daylight saving changes. */
function toDate(day: string): Date {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, dayOfMonth, 12);
}

/** `2026-11-20`, in local time instead of UTC. */
function toDay(date: Date): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0');
  return [pad(date.getFullYear(), 4), pad(date.getMonth() + 1, 2), pad(date.getDate(), 2)].join('-');
}
