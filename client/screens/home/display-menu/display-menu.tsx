import { __ } from '@wordpress/i18n';
import { createOrderedChildren, Fill, Slot, useFills } from '@admin/extensions';
import { isFeatureEnabled } from '@admin/host';
import type { SetupStage, TaskList } from '@admin/store-tasks';
import { Menu } from '@admin/ui';
import { useColorItems } from './use-color-items';
import { useDensityItems } from './use-density-items';
import { useLayoutItems } from './use-layout-items';
import { useListItems } from './use-list-items';
import { usePromotionItems } from './use-promotion-items';

/** Slot for extension items: elements with a role that begins with `menuitem`. */
const SLOT = 'DisplayOptions';

/** Position among the header items: before the tabs of the activity panel. */
const ORDER = 10;

interface DisplayMenuProps {
  lists: readonly TaskList[];
  /** Server time in milliseconds, if known. */
  now: number | undefined;
  setup: SetupStage;
}

/** Header menu for the home screen's layout, its visible lists, the color scheme and the density. */
export function DisplayMenu({ lists, now, setup }: DisplayMenuProps) {
  const isShown = useIsDisplayMenuShown(setup);
  const colorItems = useColorItems();
  const densityItems = useDensityItems();
  const layoutItems = useLayoutItems();
  const listItems = useListItems(lists, now);
  const promotionItems = usePromotionItems();
  if (!isShown) return null;
  const menu = () => (
    <Menu
      label={__('Display', 'store-admin')}
      icon="layout"
      showLabel
      items={[
        ...(canHaveTwoColumns(setup) ? [layoutItems] : []),
        ...listItems,
        ...promotionItems,
        colorItems,
        densityItems,
      ]}
    >
      <Slot name={SLOT} />
    </Menu>
  );
  return (
    <Fill name="woocommerce_header_item">{(fillProps) => createOrderedChildren(menu, ORDER, fillProps)}</Fill>
  );
}

export function useIsDisplayMenuShown(setup: SetupStage): boolean {
  const isExtended = useFills(SLOT).length > 0;
  return isExtended || canHaveTwoColumns(setup);
}

/** Whether there can be content for a second column (product specification, section 2.3). */
const canHaveTwoColumns = (setup: SetupStage): boolean => setup !== 'active' || isFeatureEnabled('analytics');
