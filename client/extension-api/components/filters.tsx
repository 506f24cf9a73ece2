import { useContext, useState, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { DateRangePicker } from '@admin/calendar';
import {
  AdvancedFilters as OwnAdvancedFilters,
  FilterBarEndContext,
  CompareFilter as OwnCompareFilter,
  FilterBar,
  FilterSourcesContext,
  TokenSearch,
  type AddressChange,
  type AdvancedFiltersConfig,
  type FilterConfig,
  type FilterSettings,
  type TokenOption,
  type TokenSource,
} from '@admin/filters';
import { decodeEntities } from '@admin/format';
import { getHost, type Currency } from '@admin/host';
import { getQuery, updateQueryString } from '@admin/navigation';
import { readPeriod, toPeriodQuery, type PeriodChoice, type PresetName } from '@admin/store-reports';
import { Button } from '@admin/ui';
import { getCurrentDates, getStoreTimeZoneMoment, isoDateFormat, presetValues } from '../date';
import { WithSources } from './sources';

type Query = Readonly<Record<string, string>>;

/** Default range, if the URL has none. */
const USUAL = 'period=month&compare=previous_year';

const PRESETS = presetValues.flatMap(({ value, label }) =>
  value === 'custom' ? [] : [{ value: value as PresetName, label }],
);

export interface RangeProps {
  readonly query?: Query;
  readonly defaultRange?: string;
  /** Called with the selection, which is otherwise saved in the URL. */
  readonly onRangeSelect?: (choice: Readonly<Record<string, string | undefined>>) => void;
}

/** Selects the date range and its comparison. */
export function DateRangeFilterPicker({
  query = getQuery(),
  defaultRange = USUAL,
  onRangeSelect,
}: RangeProps) {
  const { startOfWeek, settings } = getHost();
  const { primary, secondary } = getCurrentDates(query, defaultRange);
  const locale = settings.locale.userLocale;
  const select = (choice: PeriodChoice) =>
    onRangeSelect
      ? onRangeSelect(toPeriodQuery(choice))
      : updateQueryString(toPeriodQuery(choice), undefined, query);
  return (
    <DateRangePicker<PresetName>
      value={readPeriod(query, defaultRange)}
      defaultValue={readPeriod({}, defaultRange)}
      presets={PRESETS}
      label={{
        /* translators: 1: name of a period, 2: its dates */
        period: sprintf(__('%1$s (%2$s)', 'store-admin'), primary.label, primary.range),
        /* translators: 1: previous period or year, 2: its dates */
        comparison: sprintf(__('vs. %1$s (%2$s)', 'store-admin'), secondary.label, secondary.range),
      }}
      settings={{
        dateFormat: settings.dateFormat,
        locale,
        startOfWeek,
        today: getStoreTimeZoneMoment().format(isoDateFormat),
      }}
      onApply={select}
    />
  );
}

type NotifyChange = (change: AddressChange) => void;

const put =
  (query: Query, path: string | undefined, notify: NotifyChange | undefined): NotifyChange =>
  (change) => {
    updateQueryString(change, path, query);
    notify?.(change);
  };

type CurrencySign = Pick<Currency, 'symbol' | 'symbolPosition'>;
const toSign = ({ symbol, symbolPosition }: CurrencySign = getHost().settings.currency) => ({
  symbol: decodeEntities(symbol),
  isBehind: symbolPosition.startsWith('right'),
});

/** A drop-down filter of a report. */
export const FilterPicker = (props: {
  config: FilterConfig;
  query?: Query;
  path?: string;
  onFilterSelect?: NotifyChange;
}) => {
  const { config, query = getQuery(), path, onFilterSelect } = props;
  return (
    <WithSources>
      <FilterBar filters={[config]} query={query} onChange={put(query, path, onFilterSelect)} />
    </WithSources>
  );
};

/** Filters that are combined. */
export const AdvancedFilters = (props: {
  config: AdvancedFiltersConfig;
  query?: Query;
  path?: string;
  currency?: CurrencySign;
  onAdvancedFilterAction?: (action: string, change: AddressChange) => void;
}) => {
  const { config, query = getQuery(), path, currency, onAdvancedFilterAction } = props;
  const notify: NotifyChange = (change) => onAdvancedFilterAction?.('filter', change);
  return (
    <WithSources>
      <OwnAdvancedFilters
        config={config}
        query={query}
        onChange={put(query, path, notify)}
        currency={toSign(currency)}
      />
    </WithSources>
  );
};

/** Selects the items to compare. */
export const CompareFilter = (props: {
  type: string;
  param: string;
  path?: string;
  query?: Query;
  labels?: FilterSettings['labels'];
  getLabels?: FilterSettings['getLabels'];
  autocompleter?: FilterSettings['autocompleter'];
}) => {
  const { type, param, path, query = getQuery(), labels, getLabels, autocompleter } = props;
  return (
    <WithSources>
      <OwnCompareFilter
        settings={{ type, param, labels, getLabels, autocompleter }}
        label={labels?.title ?? __('Compare', 'store-admin')}
        query={query}
        onChange={put(query, path, undefined)}
      />
    </WithSources>
  );
};

/** Compares the selected items, once there are enough of them. */
export const CompareButton = (props: {
  count: number;
  children?: ReactNode;
  helpText?: string;
  disabled?: boolean;
  onClick?: () => void;
}) => (
  <Button
    disabled={props.disabled ?? props.count < 2}
    title={props.count < 2 ? props.helpText : undefined}
    onClick={props.onClick}
  >
    {props.children}
  </Button>
);

/** All filters of a report: date range, drop-downs, and what these need. */
export const ReportFilters = (props: {
  filters?: readonly FilterConfig[];
  advancedFilters?: Partial<AdvancedFiltersConfig>;
  query?: Query;
  path?: string;
  currency?: CurrencySign;
  showDatePicker?: boolean;
  defaultDateRange?: string;
  onDateSelect?: RangeProps['onRangeSelect'];
  onFilterSelect?: NotifyChange;
}) => {
  const { filters = [], advancedFilters, query = getQuery(), path, currency, showDatePicker = true } = props;
  const takeEnd = useContext(FilterBarEndContext);
  function select(choice: Readonly<Record<string, string | undefined>>) {
    updateQueryString(choice, path, query);
    props.onDateSelect?.(choice);
  }
  return (
    <div className="sa-extension-row sa-extension-row--apart">
      {showDatePicker && (
        <DateRangeFilterPicker
          query={query}
          onRangeSelect={select}
          {...(props.defaultDateRange === undefined ? {} : { defaultRange: props.defaultDateRange })}
        />
      )}
      <WithSources>
        <FilterBar
          filters={filters}
          advancedFilters={{ ...advancedFilters, filters: advancedFilters?.filters ?? {} }}
          query={query}
          onChange={put(query, path, props.onFilterSelect)}
          currency={toSign(currency)}
        />
      </WithSources>
      {takeEnd && <div ref={takeEnd} className="sa-extension-row__end" />}
    </div>
  );
};

interface Chosen {
  readonly key: string | number;
  readonly label?: string;
}

export interface SearchProps {
  /** What to search: `products`, `customers` …; `custom` needs an `autocompleter`. */
  readonly type: string;
  readonly selected?: readonly Chosen[];
  readonly onChange?: (chosen: Chosen[]) => void;
  readonly placeholder?: string;
  readonly label?: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly autocompleter?: FilterSettings['autocompleter'];
  readonly className?: string;
}

/** Searches the store while typing, and shows the selected items as tokens. */
export const Search = (props: SearchProps) => (
  <WithSources>
    <SearchField {...props} />
  </WithSources>
);

function SearchField({
  type,
  selected = [],
  onChange,
  autocompleter,
  multiple = true,
  ...rest
}: SearchProps) {
  const { tokens } = useContext(FilterSourcesContext);
  const source = tokens[type];
  // The options that were offered, by key: the extension gets a selected one as its autocompleter returned it.
  const [offered] = useState(() => new Map<string, Chosen>());
  const getOptions: TokenSource['getOptions'] = async (text, signal) => {
    const options: readonly Chosen[] = autocompleter
      ? await complete(autocompleter, text)
      : ((await source?.getOptions(text, signal)) ?? []).map(withId);
    for (const option of options) offered.set(String(option.key), option);
    return options.map(toToken);
  };
  const find = (value: string): Chosen =>
    selected.find(({ key }) => String(key) === value) ?? offered.get(value) ?? { key: value, label: value };
  return (
    <TokenSearch
      {...rest}
      label={rest.label ?? rest.placeholder ?? __('Search', 'store-admin')}
      values={selected.map(({ key }) => String(key))}
      onChange={(values) => onChange?.(values.map(find))}
      isSingle={!multiple}
      getOptions={getOptions}
      getLabels={source?.getLabels}
      loadedOptions={selected.filter(({ label }) => label !== undefined).map(toToken)}
    />
  );
}

/** Extensions get ids as numbers, as in the REST API. */
const withId = ({ key, label }: TokenOption): Chosen => ({
  key: /^\d+$/.test(key) ? Number(key) : key,
  label,
});

const toToken = ({ key, label }: Chosen) => ({ key: String(key), label: String(label ?? key) });

async function complete(autocompleter: NonNullable<SearchProps['autocompleter']>, text: string) {
  const items: unknown = await autocompleter.options(text);
  return (Array.isArray(items) ? items : []).map((item) => autocompleter.getOptionCompletion(item) as Chosen);
}
