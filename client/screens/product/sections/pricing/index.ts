import { __ } from '@wordpress/i18n';
import type { Section } from '../../form';
import { validatePrices } from '../../rules/prices';
import { validateSchedule } from '../../rules/sale';
import { hasOwnPrice } from '../../rules/shop-view';
import { BasicPrices, Pricing } from './pricing';

export const pricingSection = (): Section => ({
  id: 'pricing',
  tab: 'pricing',
  title: __('Pricing', 'store-admin'),
  description: __(
    'Set a competitive price, put the product on sale, and manage tax calculations.',
    'store-admin',
  ),
  order: 10,
  forms: ['product', 'variation'],
  content: Pricing,
  validate: (record) =>
    hasOwnPrice(record) ? { ...validatePrices(record), ...validateSchedule(record) } : {},
});

/** The block form also has the prices in its first section (contract, section 3). */
export const basicPricesSection = (): Section => ({
  id: 'basic-prices',
  tab: 'general',
  title: __('Price', 'store-admin'),
  order: 15,
  layouts: ['block'],
  isShown: hasOwnPrice,
  content: BasicPrices,
});
