import { __ } from '@wordpress/i18n';
import type { Section } from '../../form';
import { Visibility } from './visibility';

export const visibilitySection = (): Section => ({
  id: 'visibility',
  tab: 'advanced',
  title: __('Visibility', 'woocommerce'),
  description: __('Who sees the product, where, and from when on.', 'woocommerce'),
  order: 10,
  content: Visibility,
});
