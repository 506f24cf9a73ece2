import { __ } from '@wordpress/i18n';
import type { Section } from '../../form';
import { Taxes } from './taxes';

export const taxesSection = (): Section => ({
  id: 'taxes',
  tab: 'pricing',
  title: __('Taxes', 'store-admin'),
  order: 20,
  forms: ['product', 'variation'],
  // The products of a group have their own tax settings.
  isShown: ({ type }) => type !== 'grouped',
  content: Taxes,
});
