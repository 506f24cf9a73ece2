import { useMemo, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { updateQueryString } from '@admin/navigation';
import type { ReportRow } from '@admin/store-reports';
import type { Selection } from '@admin/table';
import type { ReportComparison, ReportContext } from '../definition';

export interface ComparisonState {
  readonly label: string;
  readonly selection: Selection;
  /** Opens the comparison of the selected rows; `undefined` with fewer than two. */
  readonly compare: (() => void) | undefined;
}

/** Selected rows for a comparison; initially those of an open comparison. */
export function useComparison(
  comparison: ReportComparison | undefined,
  rows: readonly ReportRow[],
  { query }: ReportContext,
): ComparisonState | undefined {
  const shown = comparison && query['filter'] === comparison.filter ? query[comparison.param] : undefined;
  const [choice, setChoice] = useState<{ of: string | undefined; ids: string[] }>();
  const ids = useMemo(
    () => (comparison ? rows.map((row, index) => String(comparison.getId(row) ?? `unknown-${index}`)) : []),
    [comparison, rows],
  );
  if (!comparison) return undefined;
  // A different comparison in the address resets the selection.
  const selected = choice && choice.of === shown ? choice.ids : (shown?.split(',') ?? []);
  return {
    label: comparison.label,
    selection: {
      ids,
      selected,
      onSelect: (next) => setChoice({ of: shown, ids: next.filter((id) => /^\d+$/.test(id)) }),
      label: (row) =>
        sprintf(
          /* translators: %s: name of a product, category or coupon */
          __('Select %s', 'store-admin'),
          rows[row] ? comparison.getLabel(rows[row]) : '',
        ),
    },
    compare:
      selected.length > 1
        ? () =>
            updateQueryString({
              filter: comparison.filter,
              [comparison.param]: selected.join(','),
              paged: undefined,
            })
        : undefined,
  };
}
