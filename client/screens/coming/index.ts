export { Product, ProductVariation, SetupWizard } from './screens';
