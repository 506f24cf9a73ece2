import type { ReactNode } from 'react';
import { useReportItems, type ReportQuery } from '@admin/store-reports';
import { Placeholder } from '@admin/ui';
import { PartFailed } from './part-failed';

/** Rows of a page, of what is listed in the panel. */
export const PER_PAGE = 10;

interface ReportPageProps {
  endpoint: string;
  query: ReportQuery;
  /** Said when it cannot be read. */
  failed: string;
  children: (page: NonNullable<ReturnType<typeof useReportItems>['page']>) => ReactNode;
}

/** A page of what a report lists, once it is known. */
export function ReportPage({ endpoint, query, failed, children }: ReportPageProps) {
  const { page, failure, retry } = useReportItems(endpoint, query);
  if (page) return children(page);
  return failure ? (
    <PartFailed what={failed} failure={failure} onRetry={retry} />
  ) : (
    <Placeholder height={120} />
  );
}
