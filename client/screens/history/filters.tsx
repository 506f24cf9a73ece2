import { __, _n, sprintf } from '@wordpress/i18n';
import { getKindLabel, type HistoryFacts } from '@admin/store-history';
import { Select } from '@admin/ui';
import { SPANS, type useHistoryQuery } from './use-history-query';

interface FiltersProps {
  query: ReturnType<typeof useHistoryQuery>;
  facts: HistoryFacts | undefined;
}

/** Filters by user, type and date. A selected value stays available, even if nothing matches it anymore. */
export function Filters({ query: { who, what, since, choose }, facts }: FiltersProps) {
  const people = (facts?.people ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  const kinds = (facts?.kinds ?? []).map((kind) => ({ value: kind, label: getKindLabel(kind) }));
  return (
    <div className="sa-history__filters">
      <Select
        label={__('User', 'store-admin')}
        value={who}
        onChange={(value) => choose({ who: value || undefined })}
        options={withChosen([{ value: '', label: __('All users', 'store-admin') }, ...people], who)}
      />
      <Select
        label={__('Type', 'store-admin')}
        value={what}
        onChange={(value) => choose({ what: value || undefined })}
        options={withChosen([{ value: '', label: __('All changes', 'store-admin') }, ...kinds], what)}
      />
      <Select
        label={__('Date', 'store-admin')}
        value={since}
        onChange={(value) => choose({ since: value || undefined })}
        options={withChosen(
          SPANS.map((days) => ({ value: days === 0 ? '' : String(days), label: labelOfSpan(days) })),
          since,
        )}
      />
    </div>
  );
}

const withChosen = (options: { value: string; label: string }[], chosen: string) =>
  options.some(({ value }) => value === chosen) ? options : [...options, { value: chosen, label: chosen }];

function labelOfSpan(days: number): string {
  if (days === 0) return __('Any time', 'store-admin');
  if (days === 1) return __('Today', 'store-admin');
  return sprintf(
    /* translators: %d: number of days */
    _n('Last %d day', 'Last %d days', days, 'store-admin'),
    days,
  );
}
