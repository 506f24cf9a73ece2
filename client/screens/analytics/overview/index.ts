export { AnalyticsOverview } from './overview';
