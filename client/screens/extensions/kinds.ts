import { __ } from '@wordpress/i18n';
import type { ListedContribution } from '@admin/extensions';

/** What a thing is called that an extension adds. */
export function labelOfKind(kind: ListedContribution['kind']): string {
  switch (kind) {
    case 'pages':
      return __('Page', 'woocommerce');
    case 'reports':
      return __('Report', 'woocommerce');
    case 'menuItems':
      return __('Menu entry', 'woocommerce');
    case 'settingsPanels':
      return __('Settings panel', 'woocommerce');
    case 'wizards':
      return __('Page of a task', 'woocommerce');
    case 'gateways':
      return __('Payment method', 'woocommerce');
    case 'tasks':
      return __('Task', 'woocommerce');
    case 'taskLists':
      return __('Task list', 'woocommerce');
    case 'activityTabs':
      return __('Tab of the header', 'woocommerce');
    case 'homeSections':
      return __('Section of the home screen', 'woocommerce');
    case 'commands':
      return __('Command', 'woocommerce');
    case 'history':
      return __('Changes in the history', 'woocommerce');
    case 'productTabs':
      return __('Tab of the product form', 'woocommerce');
    case 'productSections':
      return __('Section of the product form', 'woocommerce');
    case 'productFields':
      return __('Field of the product form', 'woocommerce');
    case 'productMenuItems':
      return __('Entry of the product menu', 'woocommerce');
    case 'productRules':
      return __('Rule for products', 'woocommerce');
    case 'filters':
      return __('Filter', 'woocommerce');
    case 'plugins':
      return __('Plugin', 'woocommerce');
  }
}
