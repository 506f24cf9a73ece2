export type { Copy } from './copy';
export { NEW, parseFormKey, toFormKey } from './form-key';
export { NEW_PRODUCT } from './new-product';
export { isSameValue } from './same-value';
export { productStore, variationsSaved } from './store';
export type {
  AttributeChoice,
  Conflict,
  ConflictChoices,
  ConflictingMember,
  FieldErrors,
  FormKey,
  Patch,
  ProductAttribute,
  ProductDimensions,
  ProductDownload,
  ProductImage,
  ProductMeta,
  ProductRecord,
  ProductStatus,
  ProductTerm,
  SaveOutcome,
  Saving,
  SellableRecord,
  Step,
  VariationEdits,
  VariationRecord,
} from './types';
