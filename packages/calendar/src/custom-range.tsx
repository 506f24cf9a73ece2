import { lazy, Suspense, useCallback, useMemo, type RefObject } from 'react';
import { __ } from '@wordpress/i18n';
import { ErrorBoundary, InlineNotice, Placeholder, TextField } from '@admin/ui';
import { createDayTextFormat } from './day-text-format';
import { validateDays, type DayInputs } from './validate-days';
import type { DaySettings } from './types';
import './date-range-picker.css';

export interface CustomRangeProps {
  settings: DaySettings;
  days: DayInputs;
  /** Which errors to show. None while a field is edited for the first time. */
  shows: { first: boolean; last: boolean };
  onChange: (days: DayInputs) => void;
  onLeave?: (field: keyof DayInputs) => void;
  fields?: { first: RefObject<HTMLInputElement | null>; last: RefObject<HTMLInputElement | null> };
  /** Errors from the caller, instead of our own validation. */
  errors?: { readonly [Field in keyof DayInputs]: string | undefined };
}

const MonthCalendar = lazy(async () => {
  const module = await import(/* webpackChunkName: "calendar" */ './month-calendar');
  return { default: module.MonthCalendar };
});

/** Two date inputs and a calendar. The calendar is loaded on first use. */
export function CustomRange(props: CustomRangeProps) {
  const { settings, days, shows, onChange, onLeave, fields } = props;
  const { dateFormat, locale, today } = settings;
  const dayText = useMemo(() => createDayTextFormat(dateFormat, locale), [dateFormat, locale]);
  const { first, last, ...checked } = validateDays(days, dayText, today);
  const errors = props.errors ?? checked.errors;
  const select = useCallback(
    (from: string, to: string | undefined) =>
      onChange({ first: dayText.write(from), last: to ? dayText.write(to) : '' }),
    [onChange, dayText],
  );

  /** Valid dates are rewritten in the store's format, to show how they were understood. */
  function leave(field: keyof DayInputs) {
    const day = dayText.read(days[field]);
    if (day) onChange({ ...days, [field]: dayText.write(day) });
    onLeave?.(field);
  }

  const toField = (field: keyof DayInputs) => ({
    ref: fields?.[field],
    value: days[field],
    onChange: (text: string) => onChange({ ...days, [field]: text }),
    onBlur: () => leave(field),
    error: shows[field] ? errors[field] : undefined,
    autoComplete: 'off',
    placeholder: dayText.write(today),
  });

  return (
    <div className="sa-range__custom">
      <div className="sa-range__fields">
        <TextField label={__('Start date', 'store-admin')} {...toField('first')} />
        <TextField label={__('End date', 'store-admin')} {...toField('last')} />
      </div>
      <ErrorBoundary fallback={<CalendarPlaceholder />}>
        <Suspense fallback={<Placeholder width="100%" height={CALENDAR_HEIGHT} />}>
          <MonthCalendar settings={settings} first={first} last={last} onSelect={select} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** Pixels: caption, weekday names and six weeks. */
const CALENDAR_HEIGHT = 296;

const CalendarPlaceholder = () => (
  <InlineNotice status="warning">
    {__('The calendar could not be loaded. You can still type the dates.', 'store-admin')}
  </InlineNotice>
);
