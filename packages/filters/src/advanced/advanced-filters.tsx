import { useId, useState, type FormEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { interpolate } from '@admin/format';
import { announce, Button, Card, Menu, useNeighborFocus } from '@admin/ui';
import { getActiveFiltersFromQuery, getQueryFromActiveFilters } from '../config/active-filters';
import { clearAdvanced } from '../config/picker-change';
import { parseQueryLists, serializeQueryLists, type AddressChange } from '../config/query-lists';
import type { ActiveFilter, AddressQuery, AdvancedFiltersConfig } from '../config/types';
import type { CurrencySign } from './filter-input-props';
import { FilterRow, toCurlyQuotes } from './filter-row';
import { InlineSelect } from './inline-select';
import './advanced-filters.css';

export interface AdvancedFiltersProps {
  config: AdvancedFiltersConfig;
  query: AddressQuery;
  onChange: (change: AddressChange) => void;
  currency?: CurrencySign | undefined;
}

/** Combined filters. They are applied by the button. */
export function AdvancedFilters({ config, query, onChange, currency }: AdvancedFiltersProps) {
  const applied = getAppliedFilters(config, query);
  const [draft, setDraft] = useDraft(config, applied);
  const headingId = useId();
  const { container, keepFocusNear } = useNeighborFocus<HTMLUListElement>(
    draft.filters.length,
    '.sa-advanced-filters__remove',
  );

  const setFilters = (filters: readonly DraftFilter[]) => setDraft({ ...draft, filters });
  const [added, setAdded] = useState<number>();
  const add = (key: string) => {
    const filter = createFilter(config, key);
    setFilters([...draft.filters, filter]);
    setAdded(filter.id);
  };
  const remove = (index: number) => {
    keepFocusNear(index);
    setFilters(draft.filters.filter((_, place) => place !== index));
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const change = getQueryFromActiveFilters(draft.filters, parseQueryLists(query), config.filters);
    const match = draft.match === 'any' && draft.filters.length > 0 ? 'any' : undefined;
    onChange({ ...serializeQueryLists(change, query), match, paged: undefined });
    announce(__('Filters applied.', 'store-admin'));
  };
  const clear = () => {
    setDraft({ match: 'all', filters: [] });
    onChange({ ...clearAdvanced(query, config), paged: undefined });
    container.current?.focus();
    announce(__('All filters removed.', 'store-admin'));
  };

  return (
    <Card className="sa-advanced-filters" headingLevel={2} aria-labelledby={headingId} as="section">
      <form onSubmit={apply}>
        <h2 id={headingId} className="sa-advanced-filters__title">
          {interpolate(
            toCurlyQuotes(config.title ?? __('Orders match {{select /}} filters', 'store-admin')),
            {
              select: (
                <InlineSelect
                  label={__('Filter match', 'store-admin')}
                  options={[
                    { value: 'all', label: __('all', 'store-admin') },
                    { value: 'any', label: __('any', 'store-admin') },
                  ]}
                  value={draft.match}
                  onChange={(match) => setDraft({ ...draft, match })}
                />
              ),
            },
          )}
        </h2>
        {/* Receives focus when the last filter is removed. */}
        <ul ref={container} tabIndex={-1} className="sa-advanced-filters__list" aria-labelledby={headingId}>
          {draft.filters.map((filter, index) => {
            const filterConfig = config.filters[filter.key];
            return (
              filterConfig && (
                <FilterRow
                  key={filter.id}
                  config={filterConfig}
                  filter={filter}
                  query={query}
                  currency={currency}
                  takesFocus={filter.id === added}
                  onChange={(changed) =>
                    setFilters(
                      draft.filters.map((other) => (other === filter ? { ...other, ...changed } : other)),
                    )
                  }
                  onRemove={() => remove(index)}
                />
              )
            );
          })}
        </ul>
        <div className="sa-advanced-filters__actions">
          <AddMenu config={config} used={draft.filters} onAdd={add} />
          <span className="sa-advanced-filters__apply">
            {(draft.filters.length > 0 || applied.filters.length > 0) && (
              <Button variant="link" onClick={clear}>
                {__('Clear all filters', 'store-admin')}
              </Button>
            )}
            <Button variant="primary" type="submit">
              {__('Filter', 'store-admin')}
            </Button>
          </span>
        </div>
      </form>
    </Card>
  );
}

interface AddMenuProps {
  config: AdvancedFiltersConfig;
  used: readonly ActiveFilter[];
  onAdd: (key: string) => void;
}

function AddMenu({ config, used, onAdd }: AddMenuProps) {
  const items = Object.entries(config.filters)
    .filter(([key, { allowMultiple }]) => allowMultiple || !used.some((filter) => filter.key === key))
    .map(([key, { labels }]) => ({ label: labels.add, onSelect: () => onAdd(key) }));
  if (items.length === 0) return null;
  return <Menu label={__('Add a filter', 'store-admin')} showLabel icon="plus" align="start" items={items} />;
}

interface DraftFilter extends ActiveFilter {
  /** Identifies filters of the same type. */
  id: number;
}

interface Applied {
  match: string;
  filters: readonly ActiveFilter[];
}

interface Draft extends Applied {
  filters: readonly DraftFilter[];
}

const getAppliedFilters = (config: AdvancedFiltersConfig, query: AddressQuery): Applied => ({
  match: query['match'] === 'any' ? 'any' : 'all',
  filters: getActiveFiltersFromQuery(parseQueryLists(query), config.filters),
});

let lastId = 0;
const withId = (filter: ActiveFilter): DraftFilter => ({ ...filter, id: ++lastId });

const createFilter = ({ filters }: AdvancedFiltersConfig, key: string): DraftFilter => {
  const rule = filters[key]?.rules?.[0]?.value;
  return withId({ key, ...(rule !== undefined && { rule }), value: '' });
};

/** The edited filters. Reset when the URL changes from elsewhere. */
function useDraft(config: AdvancedFiltersConfig, applied: Applied) {
  const present = toSignature(config, applied);
  const [draft, setDraft] = useState<Draft>(() => toDraft(applied));
  const [seen, setSeen] = useState(present);
  if (seen !== present) {
    setSeen(present);
    // Filters that were just applied are kept as they are, including ones without a value.
    if (present !== toSignature(config, draft)) setDraft(toDraft(applied));
  }
  return [draft, setDraft] as const;
}

const toDraft = ({ match, filters }: Applied): Draft => ({ match, filters: filters.map(withId) });

/** Equal strings for equal filters. */
function toSignature({ filters: configs }: AdvancedFiltersConfig, { match, filters }: Applied): string {
  const query = getQueryFromActiveFilters(filters, {}, configs);
  return JSON.stringify([match, Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1))]);
}
