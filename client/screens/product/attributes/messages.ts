import { __, sprintf } from '@wordpress/i18n';
import type { AttributeKind } from './attribute-lists';

interface AttributeTexts {
  emptyTitle: string;
  addFirst: string;
  add: string;
  dialogTitle: string;
  removeQuestion: string;
  nameHelp: string;
}

const OF_KIND: Readonly<Record<AttributeKind, () => AttributeTexts>> = {
  attribute: () => ({
    emptyTitle: __('No attributes yet', 'store-admin'),
    addFirst: __('Add first attribute', 'store-admin'),
    add: __('Add attribute', 'store-admin'),
    dialogTitle: __('Add attributes', 'store-admin'),
    removeQuestion: __('Remove this attribute?', 'store-admin'),
    /* translators: {{link}} leads to the store's list of attributes */
    nameHelp: __("You can change the attribute's name in {{link}}Attributes{{/link}}.", 'store-admin'),
  }),
  option: () => ({
    emptyTitle: __('No options yet', 'store-admin'),
    addFirst: __('Add options', 'store-admin'),
    add: __('Add option', 'store-admin'),
    dialogTitle: __('Add options', 'store-admin'),
    removeQuestion: __('Remove this attribute?', 'store-admin'),
    /* translators: {{link}} leads to the store's list of attributes */
    nameHelp: __("You can change the option's name in {{link}}Attributes{{/link}}.", 'store-admin'),
  }),
};

export const getAttributeTexts = (kind: AttributeKind): AttributeTexts => OF_KIND[kind]();

/* translators: %s: name of an attribute */
export const formatEditLabel = (name: string): string => sprintf(__('Edit %s', 'store-admin'), name);
