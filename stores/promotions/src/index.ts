export { usePromotions } from './hooks';
export { arePromotionsShown } from './rule';
export type { PromotionState } from './rule';
