import { useState } from 'react';
import { Chart } from '@admin/charts';
import { useSelect } from '@admin/data';
import { DataTable } from '@admin/table';
import { Card, ErrorState } from '@admin/ui';
import { __ } from '@wordpress/i18n';
import { weekdaysStore } from './weekdays';

const DAY = 86_400_000; // milliseconds
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Any Sunday, to name the days of the week by. */
const SUNDAY = Date.UTC(2026, 10, 22);
const nameOf = (day: number) =>
  new Intl.DateTimeFormat(document.documentElement.lang || 'en', { weekday: 'long', timeZone: 'UTC' }).format(
    SUNDAY + day * DAY,
  );

function lastWeeks() {
  const today = Date.now();
  return { after: dayOf(today - 83 * DAY), before: dayOf(today) };
}

/** On which days of the week customers order, in the last twelve weeks. */
export function WeekdaysReport() {
  // Once, so that it stays the same period while the report is open.
  const [period] = useState(lastWeeks);
  const { weekdays, failure } = useSelect(
    (select, resolution) => ({
      weekdays: select(weekdaysStore).getWeekdays(period),
      ...resolution(weekdaysStore).getWeekdays(period),
    }),
    [period],
  );
  if (failure)
    return <ErrorState title={__('The report could not be read', 'acme')} message={failure.message} />;
  const days = weekdays ?? [];
  return (
    <>
      <Card title={__('Orders by day of the week', 'acme')}>
        <Chart
          label={__('Orders', 'acme')}
          type="bar"
          points={days.map(({ day }) => ({ key: String(day), label: nameOf(day), title: nameOf(day) }))}
          series={[{ key: 'orders', label: __('Orders', 'acme'), values: days.map(({ orders }) => orders) }]}
          format={String}
        />
      </Card>
      <DataTable
        title={__('Days of the week', 'acme')}
        columns={[
          { key: 'day', label: __('Day', 'acme'), required: true },
          { key: 'orders', label: __('Orders', 'acme'), isNumeric: true },
        ]}
        rows={days.map(({ day, orders }) => [
          { display: nameOf(day), value: nameOf(day) },
          { display: String(orders), value: orders },
        ])}
        status={weekdays ? 'ready' : 'loading'}
      />
    </>
  );
}
