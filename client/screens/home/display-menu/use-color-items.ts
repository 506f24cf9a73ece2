import { __ } from '@wordpress/i18n';
import { usePromiseNotice } from '@admin/store-notices';
import { useColorScheme, type ColorScheme } from '@admin/store-user';
import type { MenuGroup } from '@admin/ui';

/** Menu items for the light or dark color scheme, saved per user and used on every screen. */
export function useColorItems(): MenuGroup {
  const { scheme, choose } = useColorScheme();
  const report = usePromiseNotice();
  const item = (label: string, choice: ColorScheme) => ({
    label,
    isChecked: scheme === choice,
    onSelect: () =>
      void report(choose(choice), {
        failed: __('There was a problem updating your preferences', 'store-admin'),
      }),
  });
  return {
    label: __('Colors', 'store-admin'),
    kind: 'radio',
    items: [
      item(__('Light', 'store-admin'), 'light'),
      item(__('Dark', 'store-admin'), 'dark'),
      item(__('System', 'store-admin'), 'auto'),
    ],
  };
}
