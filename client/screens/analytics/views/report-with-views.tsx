import type { ReactNode } from 'react';
import type { Query } from '@admin/navigation';
import { TableFileContext } from '@admin/table';
import { TableDownload } from '../download';
import { DefaultView } from './default-view';
import { ViewsMenu } from './views-menu';
import './report-with-views.css';

interface ReportWithViewsProps {
  /** Of the report. */
  path: string;
  query: Query;
  /** The report. */
  children: ReactNode;
}

/** A report of an extension with what our own have: saved views, and files of its tables. */
export const ReportWithViews = ({ path, query, children }: ReportWithViewsProps) => (
  <DefaultView path={path} query={query}>
    <div className="sa-report-with-views">
      <div className="sa-report-views">
        <ViewsMenu path={path} query={query} />
      </div>
      <TableFileContext.Provider value={TableDownload}>{children}</TableFileContext.Provider>
    </div>
  </DefaultView>
);
