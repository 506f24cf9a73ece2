import { __ } from '@wordpress/i18n';
import { usePromiseNotice } from '@admin/store-notices';
import type { MenuGroup } from '@admin/ui';
import { useHomepageLayout, type HomepageLayout } from '../layout/use-homepage-layout';

/** Menu items for one or two columns, saved per user. */
export function useLayoutItems(): MenuGroup {
  const { layout, save } = useHomepageLayout();
  const report = usePromiseNotice();
  const item = (label: string, choice: HomepageLayout) => ({
    label,
    isChecked: layout === choice,
    onSelect: () =>
      void report(save(choice), { failed: __('There was a problem changing the layout', 'store-admin') }),
  });
  return {
    label: __('Layout', 'store-admin'),
    kind: 'radio',
    items: [
      item(__('Single column', 'store-admin'), 'single_column'),
      item(__('Two columns', 'store-admin'), 'two_columns'),
    ],
  };
}
