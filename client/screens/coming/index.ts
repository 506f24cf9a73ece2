export {
  AnalyticsOverview,
  AnalyticsSettings,
  CoreProfiler,
  Marketing,
  PaymentsWelcome,
  Product,
  ProductVariation,
  Report,
  Settings,
  SetupWizard,
} from './screens';
