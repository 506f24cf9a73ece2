export {
  AnalyticsOverview,
  CoreProfiler,
  Marketing,
  PaymentsWelcome,
  Product,
  ProductVariation,
  Report,
  Settings,
  SetupWizard,
} from './screens';
