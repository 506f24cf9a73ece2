import { __ } from '@wordpress/i18n';
import { useHomepageLayout } from '../layout/use-homepage-layout';
import { useChoiceGroup } from './use-choice-group';

/** Menu items for one or two columns, saved per user. */
export function useLayoutItems() {
  const { layout, save } = useHomepageLayout();
  return useChoiceGroup({
    label: __('Layout', 'store-admin'),
    choices: [
      ['single_column', __('Single column', 'store-admin')],
      ['two_columns', __('Two columns', 'store-admin')],
    ],
    selected: layout,
    save,
    failed: __('There was a problem changing the layout', 'store-admin'),
  });
}
