export { AnalyticsOverview, type AnalyticsOverviewProps } from './overview';
