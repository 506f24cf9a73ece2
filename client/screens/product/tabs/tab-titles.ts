import { __ } from '@wordpress/i18n';
import type { TabId } from '../form';

export function getTabTitle(tab: TabId): string {
  switch (tab) {
    case 'general':
      return __('General', 'woocommerce');
    case 'organization':
      return __('Organization', 'woocommerce');
    case 'pricing':
      return __('Pricing', 'woocommerce');
    case 'inventory':
      return __('Inventory', 'woocommerce');
    case 'shipping':
      return __('Shipping', 'woocommerce');
    case 'variations':
      return __('Variations', 'woocommerce');
    case 'linked':
      return __('Linked Products', 'woocommerce');
    case 'advanced':
      return __('Advanced', 'woocommerce');
  }
}
