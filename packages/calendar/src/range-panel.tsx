import { useCallback, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Tabs } from '@admin/ui';
import { Choices } from './choices';
import { CustomRange } from './custom-range';
import { createDayTextFormat, type DayTextFormat } from './day-text-format';
import { validateDays, type DayInputs } from './validate-days';
import type { Comparison, DaySettings, Preset, RangeChoice } from './types';

interface RangePanelProps<P extends string> {
  value: RangeChoice<P>;
  defaultValue: RangeChoice<P>;
  presets: readonly Preset<P>[];
  settings: DaySettings;
  onApply: (choice: RangeChoice<P>) => void;
}

/** The selection until Update is clicked. */
interface Draft<P extends string> {
  tab: 'presets' | 'custom';
  period: P | undefined;
  compare: Comparison;
  days: DayInputs;
}

const ERRORS_HIDDEN = { first: false, last: false };
const ERRORS_SHOWN = { first: true, last: true };

export function RangePanel<P extends string>(props: RangePanelProps<P>) {
  const { value, defaultValue, presets, settings, onApply } = props;
  const id = useId();
  const { dateFormat, locale, today } = settings;
  const dayText = useMemo(() => createDayTextFormat(dateFormat, locale), [dateFormat, locale]);
  const [draft, setDraft] = useState(() => toDraft(value, presets, dayText));
  const [shows, setShows] = useState(ERRORS_HIDDEN);
  const fields = { first: useRef<HTMLInputElement>(null), last: useRef<HTMLInputElement>(null) };

  const change = (patch: Partial<Draft<P>>) => setDraft((before) => ({ ...before, ...patch }));
  const changeDays = useCallback((days: DayInputs) => setDraft((before) => ({ ...before, days })), []);

  function reset() {
    setDraft(toDraft(defaultValue, presets, dayText));
    setShows(ERRORS_HIDDEN);
  }

  // Not a form, since the picker may be inside one.
  function submit() {
    const { compare, period } = draft;
    if (draft.tab === 'presets') {
      if (period !== undefined) onApply({ period, compare });
      return;
    }
    const { first, last, errors } = validateDays(draft.days, dayText, today);
    setShows(ERRORS_SHOWN);
    if (errors.first) fields.first.current?.focus();
    else if (errors.last) fields.last.current?.focus();
    else if (first && last) onApply({ period: 'custom', compare, after: first, before: last });
  }

  function submitByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    submit();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what Enter does is decided here for all fields inside
    <div className="sa-range__form" onKeyDown={submitByKey}>
      <Tabs
        id={id}
        label={__('Type of date range', 'store-admin')}
        tabs={[
          { key: 'presets', content: __('Presets', 'store-admin') },
          { key: 'custom', content: __('Custom', 'store-admin') },
        ]}
        current={draft.tab}
        onChange={(tab) => change({ tab })}
        panelId={`${id}-${draft.tab}`}
        className="sa-range__tabs"
        tabClassName="sa-range__tab"
      />
      <div
        id={`${id}-${draft.tab}`}
        className={`sa-range__tab-panel is-${draft.tab}`}
        role="tabpanel"
        aria-labelledby={`${id}-${draft.tab}-tab`}
      >
        {draft.tab === 'presets' ? (
          <Choices
            legend={__('Period', 'store-admin')}
            isLegendHidden
            className="is-periods"
            choices={presets}
            value={draft.period}
            onChange={(period) => change({ period })}
          />
        ) : (
          <CustomRange
            settings={settings}
            days={draft.days}
            shows={shows}
            fields={fields}
            onChange={changeDays}
            onLeave={(field) => setShows((before) => ({ ...before, [field]: draft.days[field] !== '' }))}
          />
        )}
      </div>
      <Choices
        legend={__('Compare to', 'store-admin')}
        className="is-comparison"
        choices={getComparisonPresets()}
        value={draft.compare}
        onChange={(compare) => change({ compare })}
      />
      <div className="sa-range__actions">
        <Button variant="tertiary" onClick={reset}>
          {__('Reset', 'store-admin')}
        </Button>
        <Button variant="primary" onClick={submit}>
          {__('Update', 'store-admin')}
        </Button>
      </div>
    </div>
  );
}

const getComparisonPresets = (): readonly Preset<Comparison>[] => [
  { value: 'previous_period', label: __('Previous period', 'store-admin') },
  { value: 'previous_year', label: __('Previous year', 'store-admin') },
];

function toDraft<P extends string>(
  value: RangeChoice<P>,
  presets: readonly Preset<P>[],
  dayText: DayTextFormat,
): Draft<P> {
  const { compare } = value;
  if ('after' in value) {
    const days = { first: dayText.write(value.after), last: dayText.write(value.before) };
    return { tab: 'custom', period: presets[0]?.value, compare, days };
  }
  return { tab: 'presets', period: value.period, compare, days: { first: '', last: '' } };
}
