export { useMarketingExtensions, usePurchasableProducts } from './hooks';
export { hydrateProfile } from './hydrate';
export type { MarketingExtensions } from './marketing';
export { getCartUrl, getThemeLabel, isPaidTheme } from './purchases';
export type { PurchasableProduct } from './purchases';
export { getRefusedAnswers } from './refused-answers';
export { profileStore } from './store';
export type {
  FreeExtension,
  FreeExtensionGroup,
  Industry,
  IndustryChoice,
  ProductType,
  ProductTypeName,
  Profile,
  ProfileAnswers,
  ProfilePatch,
  ProfilerAnswers,
  Theme,
} from './types';
