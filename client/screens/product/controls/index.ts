export { DecimalField } from './decimal-field';
export { toFieldProps, toTickProps } from './field-props';
export { PriceField } from './price-field';
export { useTyped } from './use-typed';
export { WholeField } from './whole-field';
