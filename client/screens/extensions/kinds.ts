import { __, _x } from '@wordpress/i18n';
import type { ListedContribution } from '@admin/extensions';

/** Returns the label of a kind of contribution. */
export function getKindLabel(kind: ListedContribution['kind']): string {
  switch (kind) {
    case 'pages':
      return __('Page', 'store-admin');
    case 'reports':
      return __('Report', 'store-admin');
    case 'menuItems':
      return __('Menu item', 'store-admin');
    case 'settingsPanels':
      return __('Settings panel', 'store-admin');
    case 'wizards':
      return __('Task page', 'store-admin');
    case 'gateways':
      return __('Payment method', 'store-admin');
    case 'tasks':
      return __('Task', 'store-admin');
    case 'taskLists':
      return __('Task list', 'store-admin');
    case 'activityTabs':
      return __('Header tab', 'store-admin');
    case 'homeSections':
      return __('Home screen section', 'store-admin');
    case 'commands':
      return __('Command', 'store-admin');
    case 'history':
      return __('History entries', 'store-admin');
    case 'productTabs':
      return __('Product form tab', 'store-admin');
    case 'productSections':
      return __('Product form section', 'store-admin');
    case 'productFields':
      return __('Product form field', 'store-admin');
    case 'productMenuItems':
      return __('Product menu item', 'store-admin');
    case 'productRules':
      return __('Product rule', 'store-admin');
    case 'filters':
      return _x('Filter', 'kind of extension', 'store-admin');
    case 'plugins':
      return __('Plugin', 'store-admin');
  }
}
