import type { ReactNode } from 'react';
import { useReportQuery, type ReportItems, type ReportQuery } from '@admin/store-reports';
import { Busy, Placeholder } from '@admin/ui';
import { SectionError } from './section-error';

/** Rows per page in the panel. */
export const PER_PAGE = 10;

interface ReportPageProps {
  endpoint: string;
  query: ReportQuery;
  /** Error message if loading fails. */
  failed: string;
  children: (page: ReportItems) => ReactNode;
}

/** One page of report rows. */
export function ReportPage({ endpoint, query, failed, children }: ReportPageProps) {
  const { data, isPlaceholderData, error, refetch } = useReportQuery({
    type: 'items',
    endpoint,
    query,
    keepPreviousData: true,
  });
  if (data) return <Busy isBusy={isPlaceholderData}>{children(data)}</Busy>;
  return error ? (
    <SectionError what={failed} failure={error} onRetry={refetch} />
  ) : (
    <Placeholder height={120} />
  );
}
