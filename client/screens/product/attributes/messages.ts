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
    emptyTitle: __('No attributes yet', 'woocommerce'),
    addFirst: __('Add first attribute', 'woocommerce'),
    add: __('Add attribute', 'woocommerce'),
    dialogTitle: __('Add attributes', 'woocommerce'),
    removeQuestion: __('Remove this attribute?', 'woocommerce'),
    /* translators: {{link}} leads to the shop's list of attributes */
    nameHelp: __("You can change the attribute's name in {{link}}Attributes{{/link}}.", 'woocommerce'),
  }),
  option: () => ({
    emptyTitle: __('No options yet', 'woocommerce'),
    addFirst: __('Add options', 'woocommerce'),
    add: __('Add option', 'woocommerce'),
    dialogTitle: __('Add options', 'woocommerce'),
    removeQuestion: __('Remove this attribute?', 'woocommerce'),
    /* translators: {{link}} leads to the shop's list of attributes */
    nameHelp: __("You can change the option's name in {{link}}Attributes{{/link}}.", 'woocommerce'),
  }),
};

export const textsOf = (kind: AttributeKind): AttributeTexts => OF_KIND[kind]();

/* translators: %s: name of an attribute */
export const formatEditLabel = (name: string): string => sprintf(__('Edit %s', 'woocommerce'), name);
