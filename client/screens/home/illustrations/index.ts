export { AppearanceIllustration } from './appearance';
export { MarketingIllustration } from './marketing';
export { PaymentsIllustration } from './payments';
export { PaymentsProviderIllustration } from './payments-provider';
export { ProductsIllustration } from './products';
export { ShippingIllustration } from './shipping';
export { StoreDetailsIllustration } from './store-details';
export { TaxIllustration } from './tax';
