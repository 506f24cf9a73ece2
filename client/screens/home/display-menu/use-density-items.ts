import { __ } from '@wordpress/i18n';
import { useDensity } from '@admin/store-user';
import { useChoiceGroup } from './use-choice-group';

/** Menu items for the spacing of every screen, saved per user. */
export function useDensityItems() {
  const { density, choose } = useDensity();
  return useChoiceGroup({
    label: __('Density', 'store-admin'),
    choices: [
      ['comfortable', __('Comfortable', 'store-admin')],
      ['compact', __('Compact', 'store-admin')],
    ],
    selected: density,
    save: choose,
    failed: __('There was a problem updating your preferences', 'store-admin'),
  });
}
