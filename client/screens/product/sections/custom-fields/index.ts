import { __ } from '@wordpress/i18n';
import type { Section } from '../../form';
import { validateMeta } from '../../rules/meta';
import { CustomFields } from './custom-fields';

export const customFieldsSection = (): Section => ({
  id: 'custom-fields',
  tab: 'advanced',
  title: __('Custom fields', 'woocommerce'),
  description: __('Details that themes and extensions make use of.', 'woocommerce'),
  order: 30,
  content: CustomFields,
  validate: validateMeta,
});
