export { usePromotions } from './hooks';
export { arePromotionsShown } from './rule';
export type { PromotionState } from './rule';
export { useSuggestions } from './suggestions';
