import { useMemo } from 'react';
import type { Query } from '@admin/navigation';
import { ReportScreen, type ReportDefinition } from '../report';
import { orders } from './orders';
import { revenue } from './revenue';

/** Each report as data; functions, since their words are translated when they are shown. */
const DEFINITIONS = { orders, revenue } satisfies Record<string, () => ReportDefinition>;

export type OwnReportName = keyof typeof DEFINITIONS;

/** One of the dashboard's own reports. */
export function OwnReport({ report, query }: { report: OwnReportName; query: Query }) {
  const definition = useMemo(() => DEFINITIONS[report](), [report]);
  return <ReportScreen definition={definition} query={query} />;
}
