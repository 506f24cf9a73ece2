import type { Route } from '../rest';
import { deliveryRoutes } from './deliveries/routes';
import { leaderboardRoutes } from './leaderboards/routes';
import { legacyReportRoutes } from './legacy-reports/routes';
import { reportExportRoutes } from './report-exports/routes';
import { reportImportRoutes } from './report-imports/routes';
import { reportRoutes } from './reports/routes';

export const analyticsRoutes: readonly Route[] = [
  ...reportRoutes,
  ...reportExportRoutes,
  ...reportImportRoutes,
  ...deliveryRoutes,
  ...leaderboardRoutes,
  ...legacyReportRoutes,
];
