import { recordEvent } from '@admin/tracks';
import type { AttributeKind } from './attribute-lists';

type Happening =
  | 'first'
  | 'more'
  | 'dialogAdd'
  | 'dialogCancel'
  | 'dialogAnother'
  | 'dialogRemove'
  | 'custom'
  | 'termAdded'
  | 'termMade'
  | 'termFailed'
  | 'removed'
  | 'kept';

/** Event names by action; options have their own. */
const NAMES = {
  attribute: {
    first: 'product_add_first_attribute_button_click',
    more: 'product_add_attribute_button',
    dialogAdd: 'product_add_attributes_modal_add_button_click',
    dialogCancel: 'product_add_attributes_modal_cancel_button_click',
    dialogAnother: 'product_add_attributes_modal_add_another_attribute_button_click',
    dialogRemove: 'product_add_attributes_modal_remove_attribute_button_click',
    custom: 'product_attribute_add_custom_attribute',
    termAdded: 'product_attribute_term_add',
    termMade: 'product_attribute_term_add_success',
    termFailed: 'product_attribute_term_add_failed',
    removed: 'product_remove_attribute_confirmation_confirm_click',
    kept: 'product_remove_attribute_confirmation_cancel_click',
  },
  option: {
    first: 'product_add_first_option_button_click',
    more: 'product_add_option_button',
    dialogAdd: 'product_add_options_modal_add_button_click',
    dialogCancel: 'product_add_options_modal_cancel_button_click',
    dialogAnother: 'product_add_options_modal_add_another_option_button_click',
    dialogRemove: 'product_add_options_modal_remove_option_button_click',
    custom: 'product_option_add_custom_option',
    termAdded: 'product_option_term_add',
    termMade: 'product_option_term_add_success',
    termFailed: 'product_option_term_add_failed',
    removed: 'product_remove_option_confirmation_confirm_click',
    kept: 'product_remove_option_confirmation_cancel_click',
  },
} as const satisfies Record<AttributeKind, Record<Happening, string>>;

export const recordAttributeEvent = (kind: AttributeKind, happening: Happening): boolean =>
  recordEvent(NAMES[kind][happening], {});
