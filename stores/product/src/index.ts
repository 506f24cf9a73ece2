export type { Copy } from './copy';
export { NO_HOST_FORM, type HostField, type HostForm, type HostSection } from './host-form';
export { NEW, parseFormKey, toFormKey } from './form-key';
export { NEW_PRODUCT } from './new-product';
export { isSameValue } from './same-value';
export { toChoiceKey, variationsListed, variationsRead } from './slice';
export { productStore, variationsSaved } from './store';
export type { Trashed } from './trash';
export type {
  AttributeChoice,
  Conflict,
  ConflictChoices,
  ConflictingMember,
  ConflictingVariation,
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
