import { __ } from '@wordpress/i18n';
import { useColorScheme } from '@admin/store-user';
import { useChoiceGroup } from './use-choice-group';

/** Menu items for the light or dark color scheme, saved per user and used on every screen. */
export function useColorItems() {
  const { scheme, choose } = useColorScheme();
  return useChoiceGroup({
    label: __('Colors', 'store-admin'),
    choices: [
      ['light', __('Light', 'store-admin')],
      ['dark', __('Dark', 'store-admin')],
      ['auto', __('System', 'store-admin')],
    ],
    selected: scheme,
    save: choose,
    failed: __('There was a problem updating your preferences', 'store-admin'),
  });
}
