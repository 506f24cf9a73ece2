export { DecimalField } from './decimal-field';
export { toFieldProps, toTickProps } from './field-props';
export { PriceField } from './price-field';
export { useTextDraft } from './use-text-draft';
export { IntegerField } from './integer-field';
