export { AttributeList } from './attribute-list';
export { useAttributesField } from './use-attributes-field';
