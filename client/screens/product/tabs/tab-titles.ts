import { __ } from '@wordpress/i18n';
import type { TabId } from '../form';

export function getTabTitle(tab: TabId): string {
  switch (tab) {
    case 'general':
      return __('General', 'store-admin');
    case 'organization':
      return __('Organization', 'store-admin');
    case 'pricing':
      return __('Pricing', 'store-admin');
    case 'inventory':
      return __('Inventory', 'store-admin');
    case 'shipping':
      return __('Shipping', 'store-admin');
    case 'variations':
      return __('Variations', 'store-admin');
    case 'linked':
      return __('Linked Products', 'store-admin');
    case 'advanced':
      return __('Advanced', 'store-admin');
  }
}
