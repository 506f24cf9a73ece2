import { __ } from '@wordpress/i18n';
import { usePromiseNotice } from '@admin/store-notices';
import { useDensity, type Density } from '@admin/store-user';
import type { MenuGroup } from '@admin/ui';

/** Menu items for the spacing of every screen, saved per user. */
export function useDensityItems(): MenuGroup {
  const { density, choose } = useDensity();
  const report = usePromiseNotice();
  const item = (label: string, choice: Density) => ({
    label,
    isChecked: density === choice,
    onSelect: () =>
      void report(choose(choice), {
        failed: __('There was a problem updating your preferences', 'store-admin'),
      }),
  });
  return {
    label: __('Density', 'store-admin'),
    kind: 'radio',
    items: [
      item(__('Comfortable', 'store-admin'), 'comfortable'),
      item(__('Compact', 'store-admin'), 'compact'),
    ],
  };
}
