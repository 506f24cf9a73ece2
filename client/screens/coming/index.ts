export {
  CoreProfiler,
  Marketing,
  PaymentsWelcome,
  Product,
  ProductVariation,
  Settings,
  SetupWizard,
} from './screens';
