export { ProductFormProvider, useFormKey, useProductForm } from './form-context';
export { formatTime } from './format-time';
export { getMemberLabel } from './member-labels';
export { TAB_IDS, type Section, type TabId } from './section';
export { useChosenField } from './use-chosen-field';
export { useProduct } from './use-product';
export { useProductField, type ProductField } from './use-product-field';
export { useAfterFirstRender } from './use-after-first-render';
export { getMessages, getLayoutKind, type LayoutKind } from './messages';
