import { useId, useMemo, useState } from 'react';
import { __ } from '@wordpress/i18n';
import { WithStores, type Registry } from '@admin/data';
import { formatDate } from '@admin/format';
import { getHost } from '@admin/host';
import { getNewPath, Link } from '@admin/navigation';
import { usePromiseNotice } from '@admin/store-notices';
import {
  getDateRanges,
  hydrateReports,
  reportsStore,
  useFreshNow,
  useReportQuery,
} from '@admin/store-reports';
import { useCapability, usePreference } from '@admin/store-user';
import { Card, EmptyState, ErrorState, Menu } from '@admin/ui';
import { getHiddenStats, listAvailableStats, toggleStat } from './visible-stats';
import { StatsOverview, LoadingStats } from './stats-overview';
import { listPeriods, type Period } from './periods';

import './stats-section.css';

const STORES = [
  {
    store: reportsStore,
    hydrate: (registry: Registry) => hydrateReports(registry, getHost().settings.dataEndpoints),
  },
];

/** The comparison; also used in report addresses. */
const COMPARE = 'previous_period';

const NO_QUERY = {};

/** The store's performance today, this week and this month, each compared with the same part of the previous period. */
export function StatsSection() {
  const canRead = useCapability('view_woocommerce_reports');
  if (!canRead) return null;
  return (
    <WithStores stores={STORES}>
      <StatsCard />
    </WithStores>
  );
}

function StatsCard() {
  const {
    data: allowed,
    error,
    refetch,
  } = useReportQuery({ type: 'items', endpoint: 'performance-indicators/allowed', query: NO_QUERY });
  const [offered] = useState(listAvailableStats);
  const [stored, save] = usePreference('homepage_stats');
  const [period, setPeriod] = useState<Period>('today');
  const report = usePromiseNotice();

  // A store shows the offered metrics that its settings allow.
  const choices = offered.flatMap((stat) => allowed?.items.find((item) => item.stat === stat) ?? []);
  const hidden = getHiddenStats(stored);
  const chosen = choices.filter(({ stat }) => !hidden.includes(stat));
  const toggle = (stat: string) =>
    void report(save(toggleStat(stored, stat)), {
      failed: __('There was a problem saving your metrics', 'store-admin'),
    });

  return (
    <Card
      className="sa-stats"
      title={__('Performance', 'store-admin')}
      actions={
        choices.length > 0 && (
          <Menu
            label={__('Choose metrics', 'store-admin')}
            items={[
              {
                label: __('Metrics', 'store-admin'),
                kind: 'checkbox',
                items: choices.map(({ stat, label }) => ({
                  label,
                  isChecked: !hidden.includes(stat),
                  onSelect: () => toggle(stat),
                })),
              },
            ]}
          />
        )
      }
      footer={
        <Link href={getNewPath({ period, compare: COMPARE }, '/analytics/overview', {})}>
          {__('View all analytics', 'store-admin')}
        </Link>
      }
    >
      <PeriodChoice value={period} onChange={setPeriod} />
      {allowed ? (
        chosen.length > 0 ? (
          <PeriodStats key={period} period={period} stats={chosen.map(({ stat }) => stat)} />
        ) : (
          <EmptyState
            title={__('No metrics are shown', 'store-admin')}
            message={__('Use the menu above to choose metrics.', 'store-admin')}
          />
        )
      ) : error ? (
        <ErrorState
          title={__('The metrics could not be loaded', 'store-admin')}
          message={error.message}
          onRetry={refetch}
        />
      ) : (
        <LoadingStats count={4} />
      )}
    </Card>
  );
}

interface PeriodChoiceProps {
  value: Period;
  onChange: (period: Period) => void;
}

function PeriodChoice({ value, onChange }: PeriodChoiceProps) {
  const name = useId();
  return (
    <fieldset className="sa-stats__periods">
      <legend className="sa-visually-hidden">{__('Period', 'store-admin')}</legend>
      {listPeriods().map(({ period, label }) => (
        <label key={period} className="sa-stats__period">
          <input
            type="radio"
            className="sa-visually-hidden"
            name={name}
            checked={period === value}
            onChange={() => onChange(period)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface PeriodStatsProps {
  period: Period;
  stats: readonly string[];
}

function PeriodStats({ period, stats }: PeriodStatsProps) {
  const now = useFreshNow();
  const { startOfWeek, timeFormat, settings } = getHost();
  const { timeZone, locale } = settings;
  const ranges = useMemo(
    () => getDateRanges({ period, compare: COMPARE }, now, { timeZone, startOfWeek }),
    [period, now, timeZone, startOfWeek],
  );
  const scope = listPeriods().find((words) => words.period === period)?.scope;
  const time = formatDate(now, timeFormat, { timeZone, locale: locale.userLocale });
  return (
    <>
      <p className="sa-stats__scope">{scope?.(time)}</p>
      <StatsOverview stats={stats.join(',')} ranges={ranges} period={{ period, compare: COMPARE }} />
    </>
  );
}
