import { __ } from '@wordpress/i18n';
import type { Section } from '../../form';
import { validateMeta } from '../../rules/meta';
import { CustomFields } from './custom-fields';

export const customFieldsSection = (): Section => ({
  id: 'custom-fields',
  tab: 'advanced',
  title: __('Custom Fields', 'store-admin'),
  description: __('Additional data for themes and extensions.', 'store-admin'),
  order: 30,
  content: CustomFields,
  validate: validateMeta,
});
