import { useId } from 'react';
import { __ } from '@wordpress/i18n';
import type { ChartType } from '@admin/charts';
import type { Interval } from '@admin/store-reports';
import { Select } from '@admin/ui';
import './chart-tools.css';

interface ChartToolsProps {
  interval: Interval;
  /** The options. */
  intervals: readonly Interval[];
  onInterval: (interval: Interval) => void;
  type: ChartType;
  onType: (type: ChartType) => void;
}

/** Controls for the chart's interval and type. */
export function ChartTools({ interval, intervals, onInterval, type, onType }: ChartToolsProps) {
  const name = useId();
  const types = [
    { value: 'line', label: __('Line chart', 'store-admin') },
    { value: 'bar', label: __('Bar chart', 'store-admin') },
  ] as const;
  const choose = (text: string) => {
    const chosen = intervals.find((value) => value === text);
    if (chosen) onInterval(chosen);
  };
  return (
    <div className="sa-chart-tools">
      <Select
        className="sa-chart-tools__interval"
        label={__('Interval', 'store-admin')}
        value={interval}
        options={intervals.map((value) => ({ value, label: nameOfInterval(value) }))}
        onChange={choose}
      />
      <fieldset className="sa-chart-tools__types">
        <legend className="sa-visually-hidden">{__('Chart type', 'store-admin')}</legend>
        {types.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              className="sa-visually-hidden"
              name={name}
              checked={value === type}
              onChange={() => onType(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

function nameOfInterval(interval: Interval): string {
  switch (interval) {
    case 'hour':
      return __('By hour', 'store-admin');
    case 'day':
      return __('By day', 'store-admin');
    case 'week':
      return __('By week', 'store-admin');
    case 'month':
      return __('By month', 'store-admin');
    case 'quarter':
      return __('By quarter', 'store-admin');
    case 'year':
      return __('By year', 'store-admin');
  }
}
