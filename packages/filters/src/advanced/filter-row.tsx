import { useEffect, useRef } from 'react';
import { __ } from '@wordpress/i18n';
import { interpolate } from '@admin/format';
import { Button } from '@admin/ui';
import type { ActiveFilter, AddressQuery, AdvancedFilterConfig, FilterValue } from '../config/types';
import { FilterInput } from './filter-input';
import type { CurrencySign } from './filter-input-props';
import { InlineSelect } from './inline-select';

interface FilterRowProps {
  config: AdvancedFilterConfig;
  filter: ActiveFilter;
  query: AddressQuery;
  currency: CurrencySign | undefined;
  /** The filter was just added, so its input receives focus. */
  takesFocus: boolean;
  onChange: (change: { rule?: string; value: FilterValue }) => void;
  onRemove: () => void;
}

/** A filter as a sentence with inputs for its rule and value. */
export function FilterRow(props: FilterRowProps) {
  const { config, filter, query, currency, takesFocus, onChange, onRemove } = props;
  const { labels, rules } = config;
  const row = useRef<HTMLLIElement>(null);
  useEffect(
    function fillIn() {
      if (takesFocus) row.current?.querySelector<HTMLElement>('select, input')?.focus();
    },
    [takesFocus],
  );

  const setRule = (rule: string) => {
    const keepsValue = (rule === 'between') === (filter.rule === 'between');
    onChange({ rule, value: keepsValue ? filter.value : '' });
  };
  return (
    <li ref={row} className="sa-advanced-filters__row">
      <div className="sa-advanced-filters__sentence">
        {interpolate(toCurlyQuotes(labels.title), {
          title: <span className="sa-advanced-filters__name" />,
          rule: rules ? (
            <InlineSelect
              label={labels.rule ?? __('Rule', 'store-admin')}
              options={rules}
              value={filter.rule ?? ''}
              onChange={setRule}
            />
          ) : null,
          filter: (
            <FilterInput
              config={config}
              filter={filter}
              query={query}
              currency={currency}
              onChange={(value) => onChange({ value })}
            />
          ),
        })}
      </div>
      <Button
        className="sa-advanced-filters__remove"
        variant="tertiary"
        icon="close"
        aria-label={labels.remove ?? __('Remove filter', 'store-admin')}
        onClick={onRemove}
      />
    </li>
  );
}

/** Older extensions write `<select/>` where newer ones write `{{select /}}`. */
export const toCurlyQuotes = (text: string): string =>
  text.replaceAll(/<(\/?)\s*([a-z]+)\s*(\/?)>/gi, '{{$1$2$3}}');
