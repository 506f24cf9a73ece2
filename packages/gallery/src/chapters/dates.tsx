import { useState } from 'react';
import { CustomRange, DateRangePicker, type RangeChoice, type DayInputs } from '@admin/calendar';
import type { Chapter } from '../chapter';

const nothing = () => undefined;

const PRESETS = [
  ['today', 'Today'],
  ['yesterday', 'Yesterday'],
  ['week', 'Week to date'],
  ['last_week', 'Last week'],
  ['month', 'Month to date'],
  ['last_month', 'Last month'],
  ['last_7_days', 'Last 7 days'],
  ['last_30_days', 'Last 30 days'],
].map(([value = '', label = '']) => ({ value, label }));

const MONTH: RangeChoice = { period: 'month', compare: 'previous_year' };
const OWN: RangeChoice = {
  period: 'custom',
  compare: 'previous_period',
  after: '2026-10-26',
  before: '2026-11-08',
};
const SETTINGS = { dateFormat: 'F j, Y', locale: 'en_US', startOfWeek: 1, today: '2026-11-20' };

function TwoDays() {
  const [days, setDays] = useState<DayInputs>({ first: 'October 26, 2026', last: 'November 8, 2026' });
  return (
    <CustomRange settings={SETTINGS} days={days} shows={{ first: true, last: true }} onChange={setDays} />
  );
}

export const dateRangeChapter: Chapter = {
  title: 'Date range',
  shows: ['CustomRange', 'DateRangePicker', 'Popover', 'Tabs'],
  samples: [
    {
      name: 'Presets',
      opener: { name: 'Month to date (Nov 1 - 20, 2026)', by: 'press' },
      Content: () => (
        <DateRangePicker
          value={MONTH}
          defaultValue={MONTH}
          presets={PRESETS}
          label={{
            period: 'Month to date (Nov 1 - 20, 2026)',
            comparison: 'vs. Previous year (Nov 1 - 20, 2025)',
          }}
          settings={SETTINGS}
          onApply={nothing}
        />
      ),
    },
    {
      name: 'A range of one’s own',
      opener: { name: 'Custom (Oct 26 - Nov 8, 2026)', by: 'press' },
      Content: () => (
        <DateRangePicker
          value={OWN}
          defaultValue={MONTH}
          presets={PRESETS}
          label={{
            period: 'Custom (Oct 26 - Nov 8, 2026)',
            comparison: 'vs. Previous period (Oct 12 - 25, 2026)',
          }}
          settings={SETTINGS}
          onApply={nothing}
        />
      ),
    },
    { name: 'Two days alone', Content: TwoDays },
  ],
};
