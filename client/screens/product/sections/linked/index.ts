import { __ } from '@wordpress/i18n';
import type { Section } from '../../form';
import { Linked } from './linked';

export const linkedSection = (): Section => ({
  id: 'linked',
  tab: 'linked',
  title: __('Linked Products', 'store-admin'),
  description: __('Recommend related products to customers.', 'store-admin'),
  order: 10,
  content: Linked,
});
