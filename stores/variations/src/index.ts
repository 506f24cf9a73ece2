export { changeNumber, isSale, planChange } from './bulk-change';
export type { BulkChange, BulkPlan, NumberChange, Problem } from './bulk-change';
export { combine, getVaryingAttributes, nameOf, previewGeneration } from './combinations';
export type { GenerationPreview, VaryingAttribute } from './combinations';
export { filterVariations } from './filter';
export type { VariationFilter } from './filter';
export { moveVariation } from './order';
export { variationsStore } from './store';
export type { DeleteOutcome, VariationEdits, VariationList, ListedVariation, VariationWork } from './types';
