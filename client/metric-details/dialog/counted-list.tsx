import { useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useReportQuery } from '@admin/store-reports';
import { InlineNotice, Placeholder } from '@admin/ui';
import { SectionError } from './section-error';
import type { SectionProps } from './section-props';
import { formatCountValue } from './format';

interface CountedListProps extends SectionProps {
  list: NonNullable<NonNullable<SectionProps['explanation']['description']>['list']>;
}

/** Verifies a count of rows that aren't orders against the length of the list. */
export function CountedList({
  metric: { range, filters },
  explanation: { value, failure },
  list,
}: CountedListProps) {
  const { endpoint, query } = list;
  const listQuery = useMemo(() => ({ ...filters, ...query, ...range, per_page: 1 }), [filters, query, range]);
  const { data: page, error, refetch } = useReportQuery({ type: 'items', endpoint, query: listQuery });
  if (error && !page) {
    return (
      <SectionError
        what={__('The list could not be loaded to verify this metric.', 'store-admin')}
        failure={error}
        onRetry={refetch}
      />
    );
  }
  // Without the metric there is nothing to compare the list with.
  if (!page || value === undefined) return failure ? null : <Placeholder height={40} />;
  const total = formatCountValue(page.total);
  return page.total === value ? (
    <InlineNotice status="success">
      {sprintf(
        /* translators: %s: number of rows */
        __('Verified: matches the list (rows: %s)', 'store-admin'),
        total,
      )}
    </InlineNotice>
  ) : (
    <InlineNotice status="warning">
      {sprintf(
        /* translators: %s: number of rows */
        __(
          'The list has a different number of rows: %s. The list may have changed, or the store may show an older value.',
          'store-admin',
        ),
        total,
      )}
    </InlineNotice>
  );
}
