import { useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { DateRangePicker } from '@admin/calendar';
import { formatDate } from '@admin/format';
import { getHost } from '@admin/host';
import { stringifyQuery } from '@admin/navigation';
import { ANALYTICS_DEFAULTS } from '@admin/store-settings';
import {
  getDateRanges,
  listPresets,
  getComparisonName,
  getPeriodName,
  readPeriod,
  useFreshNow,
  toPeriodQuery,
  type PresetName,
} from '@admin/store-reports';
import { createWallDateFormat, formatRange } from '../../report/dates';
import type { SettingComponentProps } from './setting-component-props';

const USUAL = ANALYTICS_DEFAULTS.woocommerce_default_date_range;

/** The default period of reports, with the same picker as the reports. */
export function DefaultRange({ value, onChange }: SettingComponentProps) {
  const { startOfWeek, settings } = getHost();
  const { timeZone, dateFormat, locale } = settings;
  const now = useFreshNow();
  const date = useMemo(() => createWallDateFormat(), []);
  const choice = readPeriod({}, value);
  const { present } = getDateRanges(choice, now, { timeZone, startOfWeek });
  return (
    <DateRangePicker<PresetName>
      value={choice}
      defaultValue={readPeriod({}, USUAL)}
      presets={listPresets()}
      label={{
        period: sprintf(
          /* translators: 1: name of a period, 2: its dates */
          __('%1$s (%2$s)', 'store-admin'),
          getPeriodName(choice.period),
          formatRange(present, date),
        ),
        comparison: sprintf(
          /* translators: %s: previous period or year */
          __('vs. %s', 'store-admin'),
          getComparisonName(choice.compare),
        ),
      }}
      settings={{
        dateFormat,
        locale: locale.userLocale,
        startOfWeek,
        today: formatDate(now, 'Y-m-d', { timeZone, locale: 'en' }),
      }}
      onApply={(next) => onChange(stringifyQuery(toPeriodQuery(next)))}
    />
  );
}
