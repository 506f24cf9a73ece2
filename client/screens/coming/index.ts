export { ProductVariation, SetupWizard } from './screens';
