import { __ } from '@wordpress/i18n';
import type { Section } from '../../form';
import { Linked } from './linked';

export const linkedSection = (): Section => ({
  id: 'linked',
  tab: 'linked',
  title: __('Linked products', 'woocommerce'),
  description: __('Show customers what goes well with this product.', 'woocommerce'),
  order: 10,
  content: Linked,
});
