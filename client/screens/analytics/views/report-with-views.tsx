import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { FilterBarEndContext } from '@admin/filters';
import type { Query } from '@admin/navigation';
import { TableFileContext } from '@admin/table';
import { TableDownload } from '../download/table-download';
import { DefaultView } from './default-view';
import { ViewsMenu } from './views-menu';
import './report-with-views.css';

interface ReportWithViewsProps {
  /** The report's path. */
  path: string;
  query: Query;
  /** The report. */
  children: ReactNode;
}

/**
 * Adds the features of built-in reports to an extension's report: saved views, at the end of our filter bar if it uses
 * one, and table downloads.
 */
export function ReportWithViews({ path, query, children }: ReportWithViewsProps) {
  const [barEnd, setBarEnd] = useState<HTMLElement | null>(null);
  const views = <ViewsMenu path={path} query={query} />;
  return (
    <DefaultView path={path} query={query}>
      <div className="sa-report-with-views">
        {barEnd ? createPortal(views, barEnd) : <div className="sa-report-views">{views}</div>}
        <FilterBarEndContext.Provider value={setBarEnd}>
          <TableFileContext.Provider value={TableDownload}>{children}</TableFileContext.Provider>
        </FilterBarEndContext.Provider>
      </div>
    </DefaultView>
  );
}
