import { __ } from '@wordpress/i18n';
import type { Section } from '../../form';
import { validateOrder } from '../../rules/order';
import { Purchase } from './purchase';

export const purchaseSection = (): Section => ({
  id: 'purchase',
  tab: 'advanced',
  title: __('Purchase and reviews', 'store-admin'),
  order: 20,
  content: Purchase,
  validate: validateOrder,
});
