import { useLayoutEffect, useRef, useState, type RefObject, useSyncExternalStore } from 'react';
import { __ } from '@wordpress/i18n';
import { getSetting } from '@admin/host';
import { Link, addHistoryListener } from '@admin/navigation';
import {
  getActiveItem,
  getCategoryId,
  getCategoryPath,
  ROOT_CATEGORY,
  type MenuCategory,
  type MenuItem,
  type RootBack,
} from '@admin/store-navigation';
import { useCapability } from '@admin/store-user';
import { recordEvent } from '@admin/tracks';
import { BackButton, RootBackLink } from './back';
import { FavoritesHint } from './favorites-hint';
import { MenuGroups } from './menu-groups';
import { useRestoreFocus } from './use-restore-focus';

/** The settings page on which the navigation is switched off, in our store and in the platform. */
const SETTINGS = 'admin.php?page=wc-settings&tab=advanced&section=features';

interface NavigationPanelProps {
  items: readonly MenuItem[];
  menu: ReadonlyMap<string, MenuCategory>;
  rootBack: RootBack | undefined;
  /** Called when the panel is removed while it contains the focus. */
  onFocusLost: () => void;
}

/** Shows one category at a time: that of the current page, until the user opens another. */
export function NavigationPanel({ items, menu, rootBack, onFocusLost }: NavigationPanelProps) {
  const address = useAddress();
  const active = getActiveItem(items, address, getSetting('adminUrl'));
  const [choice, setChoice] = useState<{ id: string; address: string }>();
  const find = (id: string | undefined) => menu.get(id ?? ROOT_CATEGORY.id) ?? menu.get(ROOT_CATEGORY.id);
  const current = find(active ? getCategoryPath(items, active).at(-1) : getCategoryId(address));
  const category = choice?.address === address ? find(choice.id) : current;
  const panel = useRef<HTMLDivElement>(null);
  const focusNext = useRef<string>(undefined);
  const canManage = useCapability('manage_woocommerce');
  useFocusHandedOver(panel, onFocusLost);
  const keepFocus = useRestoreFocus(panel, menu);

  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    panel.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = undefined;
  }, [category]);

  if (!category) return null;
  const { item, groups } = category;
  const open = (id: string) => setChoice({ id, address });
  const openCategory = (id: string) => {
    recordEvent('navigation_category_click', { menu_item: id });
    focusNext.current = '.sa-navigation__heading';
    open(id);
  };
  const leaveCategory = () => {
    recordEvent('navigation_back_click', { category: item.id });
    focusNext.current = `[data-category="${CSS.escape(item.id)}"]`;
    open(menu.has(item.parent) ? item.parent : ROOT_CATEGORY.id);
  };
  const isRoot = item.id === ROOT_CATEGORY.id;
  const parent = menu.get(item.parent) ?? menu.get(ROOT_CATEGORY.id);

  return (
    <div ref={panel} className="sa-navigation__panel" {...keepFocus}>
      {isRoot ? (
        <RootBackLink rootBack={rootBack} />
      ) : (
        <BackButton label={item.backButtonLabel || parent?.item.title || ''} onClick={leaveCategory} />
      )}
      <h2
        className="sa-navigation__heading"
        tabIndex={-1}
        // A page without a menu item belongs to the category as a whole.
        aria-current={!active && category === current ? 'page' : undefined}
      >
        {item.title}
      </h2>
      <MenuGroups groups={groups} active={active} menu={menu} onOpen={openCategory} />
      {canManage && (
        <Link className="sa-navigation__settings" href={new URL(SETTINGS, getSetting('adminUrl')).href}>
          {__('Navigation settings', 'store-admin')}
        </Link>
      )}
      {canManage && <FavoritesHint target={() => panel.current?.querySelector('.sa-favorite') ?? null} />}
    </div>
  );
}

/** Calls back before the panel is removed while it contains the focus. */
function useFocusHandedOver(panel: RefObject<HTMLElement | null>, onFocusLost: () => void): void {
  const latest = useRef(onFocusLost);
  useLayoutEffect(() => {
    latest.current = onFocusLost;
  });
  useLayoutEffect(() => {
    const element = panel.current;
    return () => {
      if (element?.contains(document.activeElement)) latest.current();
    };
  }, [panel]);
}

const getAddress = () => window.location.href;

/** The address of the page, updated for dashboard and classic pages alike. */
const useAddress = (): string => useSyncExternalStore(addHistoryListener, getAddress);
