import { useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { formatDate } from '@admin/format';
import { getHost } from '@admin/host';
import type { Query } from '@admin/navigation';
import {
  chooseInterval,
  endsWithDay,
  FULL_DAYS,
  getDateRanges,
  getIntervals,
  getComparisonName,
  readPeriod,
  useFreshNow,
  type ComparedPeriod,
  type DateRange,
  type Interval,
  type PeriodChoice,
} from '@admin/store-reports';
import { useSettings } from '@admin/store-settings';
import { formatDays } from './dates';

export interface ReportPeriod {
  readonly choice: ComparedPeriod;
  /** The default from the store's settings. */
  readonly usual: PeriodChoice;
  readonly ranges: { readonly present: DateRange; readonly previous: DateRange };
  readonly interval: Interval;
  /** Label of the comparison: `Previous period`, with the end time if that isn't the end of a day. */
  readonly comparison: string;
  /** In the store's time zone: `2026-11-20`. */
  readonly today: string;
  /** The available intervals. */
  readonly intervals: readonly Interval[];
}

/**
 * Returns the period in the address, in the store's time zone; the objects keep their identity while the period does.
 */
export function useReportPeriod(query: Query): ReportPeriod {
  const now = useFreshNow();
  const { settings } = useSettings('wc_admin');
  const { period, compare, after, before, interval, [FULL_DAYS]: fullDays } = query;
  const host = getHost();
  const defaultRange =
    settings?.woocommerce_default_date_range ?? host.settings.wcAdminSettings.woocommerce_default_date_range;
  const dated = useMemo(() => {
    const {
      startOfWeek,
      settings: { timeZone },
    } = host;
    const choice = readPeriod({ period, compare, after, before, [FULL_DAYS]: fullDays }, defaultRange);
    const ranges = getDateRanges(choice, now, { timeZone, startOfWeek });
    return {
      choice,
      usual: readPeriod({}, defaultRange),
      comparison: endsWithDay(ranges.previous)
        ? getComparisonName(choice.compare)
        : sprintf(
            /* translators: 1: previous period or year, 2: its dates and the time at which it ends */
            __('%1$s (%2$s)', 'store-admin'),
            getComparisonName(choice.compare),
            formatDays(ranges.previous),
          ),
      today: formatDate(now, 'Y-m-d', { timeZone, locale: 'en' }),
      ranges,
      intervals: getIntervals(ranges.present, startOfWeek),
    };
  }, [host, now, defaultRange, period, compare, after, before, fullDays]);
  return useMemo(
    () => ({ ...dated, interval: chooseInterval(dated.ranges.present, host.startOfWeek, interval) }),
    [dated, host, interval],
  );
}
