import { __ } from '@wordpress/i18n';
import type { ListedContribution } from '@admin/extensions';

/** Returns the label of a kind of contribution. */
export function labelOfKind(kind: ListedContribution['kind']): string {
  switch (kind) {
    case 'pages':
      return __('Page', 'woocommerce');
    case 'reports':
      return __('Report', 'woocommerce');
    case 'menuItems':
      return __('Menu item', 'woocommerce');
    case 'settingsPanels':
      return __('Settings panel', 'woocommerce');
    case 'wizards':
      return __('Task page', 'woocommerce');
    case 'gateways':
      return __('Payment method', 'woocommerce');
    case 'tasks':
      return __('Task', 'woocommerce');
    case 'taskLists':
      return __('Task list', 'woocommerce');
    case 'activityTabs':
      return __('Header tab', 'woocommerce');
    case 'homeSections':
      return __('Home screen section', 'woocommerce');
    case 'commands':
      return __('Command', 'woocommerce');
    case 'history':
      return __('History entries', 'woocommerce');
    case 'productTabs':
      return __('Product form tab', 'woocommerce');
    case 'productSections':
      return __('Product form section', 'woocommerce');
    case 'productFields':
      return __('Product form field', 'woocommerce');
    case 'productMenuItems':
      return __('Product menu item', 'woocommerce');
    case 'productRules':
      return __('Product rule', 'woocommerce');
    case 'filters':
      return __('Filter', 'woocommerce');
    case 'plugins':
      return __('Plugin', 'woocommerce');
  }
}
