export {
  AnalyticsOverview,
  CoreProfiler,
  Marketing,
  PaymentsWelcome,
  Product,
  ProductVariation,
  Settings,
  SetupWizard,
} from './screens';
