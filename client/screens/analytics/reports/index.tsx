import { useMemo } from 'react';
import type { Query } from '@admin/navigation';
import { ReportScreen, type ReportDefinition } from '../report';
import { categories } from './categories';
import { coupons } from './coupons';
import { customers } from './customers';
import { downloads } from './downloads';
import { orders } from './orders';
import { products } from './products';
import { revenue } from './revenue';
import { stock } from './stock';
import { taxes } from './taxes';
import { variations } from './variations';

/** Each report as data; functions, since their words are translated when they are shown. */
const DEFINITIONS = {
  revenue,
  products,
  variations,
  orders,
  categories,
  coupons,
  taxes,
  stock,
  customers,
  downloads,
} satisfies Record<string, () => ReportDefinition>;

export type OwnReportName = keyof typeof DEFINITIONS;

interface OwnReportProps {
  report: OwnReportName;
  path: string;
  query: Query;
}

/** One of the dashboard's own reports. */
export function OwnReport({ report, path, query }: OwnReportProps) {
  const definition = useMemo(() => DEFINITIONS[report](), [report]);
  return <ReportScreen definition={definition} path={path} query={query} />;
}
