export { AnalyticsSettings } from './analytics-settings';
