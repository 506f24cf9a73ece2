import { memo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { DateRangePicker } from '@admin/calendar';
import { formatDayRange } from '@admin/format';
import { getHost } from '@admin/host';
import { updateQueryString } from '@admin/navigation';
import {
  listPresets,
  getComparisonName,
  getPeriodName,
  toPeriodQuery,
  type PresetName,
} from '@admin/store-reports';
import { formatDays } from '../dates';
import type { ReportPeriod } from '../use-period';
import './date-bar.css';

/** Selects the period and its comparison; both are stored in the address. */
export const DateBar = memo(function DateBar({ period }: { period: ReportPeriod }) {
  const { choice, usual, ranges, today } = period;
  const { startOfWeek, settings } = getHost();
  const { after: first, before: last } = ranges.present;
  return (
    <div className="sa-date-bar">
      <DateRangePicker<PresetName>
        value={choice}
        defaultValue={usual}
        presets={listPresets()}
        label={{
          period: sprintf(
            /* translators: 1: name of a period, 2: its dates */
            __('%1$s (%2$s)', 'store-admin'),
            getPeriodName(choice.period),
            formatDayRange(first.slice(0, 10), last.slice(0, 10), settings.locale.userLocale),
          ),
          comparison: sprintf(
            /* translators: 1: previous period or year, 2: its dates */
            __('vs. %1$s (%2$s)', 'store-admin'),
            getComparisonName(choice.compare),
            formatDays(ranges.previous),
          ),
        }}
        settings={{
          dateFormat: settings.dateFormat,
          locale: settings.locale.userLocale,
          startOfWeek,
          today,
        }}
        onApply={(next) => updateQueryString(toPeriodQuery(next))}
      />
    </div>
  );
});
