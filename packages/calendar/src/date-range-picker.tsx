import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { Icon, Popover, VisuallyHidden } from '@admin/ui';
import { RangePanel } from './range-panel';
import type { DaySettings, Preset, RangeChoice } from './types';
import './date-range-picker.css';

export interface DateRangePickerProps<P extends string> {
  value: RangeChoice<P>;
  /** The range that Reset restores. */
  defaultValue: RangeChoice<P>;
  /** The presets, in order. */
  presets: readonly Preset<P>[];
  /** The text of the button: the range, such as `Month to date (Nov 1 - 20, 2026)`, and the comparison. */
  label: { period: string; comparison: string };
  settings: DaySettings;
  onApply: (choice: RangeChoice<P>) => void;
}

/**
 * A button that shows the selected range and opens a panel to change it, by preset, by typing or in a
 * calendar.
 */
export function DateRangePicker<P extends string>({ label, onApply, ...rest }: DateRangePickerProps<P>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="sa-range">
      <Popover
        label={__('Choose a date range', 'store-admin')}
        className="sa-range__panel"
        isOpen={isOpen}
        onOpenChange={setOpen}
        button={
          <button type="button" className="sa-range__button">
            <Icon name="calendar" size={20} />
            <span className="sa-range__words">
              <VisuallyHidden>{__('Date range:', 'store-admin')} </VisuallyHidden>
              <span className="sa-range__period">{label.period}</span>{' '}
              <span className="sa-range__comparison">{label.comparison}</span>
            </span>
            <Icon name="chevron-down" size={20} />
          </button>
        }
      >
        <RangePanel
          {...rest}
          onApply={(choice) => {
            setOpen(false);
            onApply(choice);
          }}
        />
      </Popover>
    </div>
  );
}
