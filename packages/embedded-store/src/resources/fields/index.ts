export { readFieldValues, toFields } from './fields';
export type { Field, FieldDefinition, FieldValue, FieldValues } from './fields';
