export { AddAttributesDialog } from './add-attributes-dialog';
export { AttributeList } from './attribute-list';
export { addAttributes, keyOfAttribute, type AttributeKind } from './attribute-lists';
export { useAttributesField } from './use-attributes-field';
