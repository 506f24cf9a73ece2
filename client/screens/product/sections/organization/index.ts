import { __ } from '@wordpress/i18n';
import type { Section } from '../../form';
import { Organization } from './organization';

export const organizationSection = (): Section => ({
  id: 'organization',
  tab: 'organization',
  title: __('Product catalog', 'store-admin'),
  description: __('Help customers find this product and keep your catalog organized.', 'store-admin'),
  order: 10,
  content: Organization,
});
