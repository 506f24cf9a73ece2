import { __ } from '@wordpress/i18n';
import type { Section } from '../../form';
import { Details } from './details';
import { validateDetails } from './validate-details';

export const detailsSection = (): Section => ({
  id: 'details',
  tab: 'general',
  order: 10,
  title: __('Product details', 'store-admin'),
  description: __(
    'This info will be displayed on the product page, category pages, social media, and search results.',
    'store-admin',
  ),
  content: Details,
  validate: validateDetails,
});
