export { readFieldValues, toFields } from './fields';
export type { Field, FieldDefinition, FieldValues } from './fields';
