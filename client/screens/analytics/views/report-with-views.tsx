import type { ReactNode } from 'react';
import type { Query } from '@admin/navigation';
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

/** A report of an extension with the saved views that our own have in their bars. */
export const ReportWithViews = ({ path, query, children }: ReportWithViewsProps) => (
  <DefaultView path={path} query={query}>
    <div className="sa-report-with-views">
      <div className="sa-report-views">
        <ViewsMenu path={path} query={query} />
      </div>
      {children}
    </div>
  </DefaultView>
);
