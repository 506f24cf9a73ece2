import { __ } from '@wordpress/i18n';
import type { Section } from '../../form';
import { Visibility } from './visibility';

export const visibilitySection = (): Section => ({
  id: 'visibility',
  tab: 'advanced',
  title: __('Visibility', 'store-admin'),
  description: __('Choose who can see the product, where and when.', 'store-admin'),
  order: 10,
  content: Visibility,
});
