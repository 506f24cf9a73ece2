import { __ } from '@wordpress/i18n';
import type { Section } from '../../form';
import { VariationDetails } from './variation-details';

export const variationDetailsSection = (): Section => ({
  id: 'variation-details',
  tab: 'general',
  title: __('Variant details', 'store-admin'),
  order: 10,
  forms: ['variation'],
  content: VariationDetails,
});
