import { useState, type FormEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { Button, Card, VisuallyHidden } from '@admin/ui';
import type { AddressChange } from '../config/query-lists';
import type { AddressQuery, FilterSettings } from '../config/types';
import { useTokenSource } from '../sources';
import { TokenSearch } from '../tokens/token-search';

export interface CompareFilterProps {
  /** The settings of the selected option. Its label is the default title. */
  settings: FilterSettings;
  label: string;
  query: AddressQuery;
  onChange: (change: AddressChange) => void;
}

const MIN_COMPARED_ITEMS = 2;

/** Selects items to compare. */
export function CompareFilter({ settings, label, query, onChange }: CompareFilterProps) {
  const { param, labels = {} } = settings;
  const source = useTokenSource(settings, query);
  const chosen = query[param] ?? '';
  const [seen, setSeen] = useState(chosen);
  const [ids, setIds] = useState(() => splitIds(chosen));
  if (seen !== chosen) {
    setSeen(chosen);
    setIds(splitIds(chosen));
  }
  const title = labels.title ?? label;

  const compare = (event: FormEvent) => {
    event.preventDefault();
    if (ids.length >= MIN_COMPARED_ITEMS) onChange({ [param]: ids.join(','), paged: undefined });
  };
  const clear = () => {
    setIds([]);
    onChange({ [param]: undefined, paged: undefined });
  };
  return (
    <Card title={title}>
      <form className="sa-compare-filter" onSubmit={compare}>
        <TokenSearch
          {...source}
          label={<VisuallyHidden>{title}</VisuallyHidden>}
          placeholder={labels.placeholder}
          help={ids.length < MIN_COMPARED_ITEMS ? labels.helpText : undefined}
          values={ids}
          onChange={setIds}
        />
        <div className="sa-advanced-filters__apply">
          <Button variant="primary" type="submit" disabled={ids.length < MIN_COMPARED_ITEMS}>
            {labels.update ?? __('Compare', 'store-admin')}
          </Button>
          {ids.length > 0 && (
            <Button variant="link" onClick={clear}>
              {__('Clear all', 'store-admin')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

const splitIds = (ids: string) => ids.split(',').filter(Boolean);
