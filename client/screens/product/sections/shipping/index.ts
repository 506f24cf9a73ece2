import { __ } from '@wordpress/i18n';
import type { Section } from '../../form';
import { validateMeasures } from '../../rules/measures';
import { Shipping } from './shipping';

export const shippingSection = (): Section => ({
  id: 'shipping',
  tab: 'shipping',
  title: __('Shipping', 'store-admin'),
  description: __(
    'Set up shipping costs and enter dimensions used for accurate rate calculations.',
    'store-admin',
  ),
  order: 10,
  forms: ['product', 'variation'],
  isShown: ({ type }) => type !== 'external' && type !== 'grouped',
  content: Shipping,
  // Products without shipping have no visible dimensions.
  validate: (record) => (record.virtual ? {} : validateMeasures(record)),
});
