import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { __ } from '@wordpress/i18n';
import { WithStores, type LazyStore } from '@admin/data';
import { PluginArea } from '@admin/extensions';
import { hydrateNavigation, navigationStore, useMenu } from '@admin/store-navigation';
import { useCan } from '@admin/store-user';
import { recordEvent } from '@admin/tracks';
import { NavigationPanel } from './navigation-panel';
import { SiteIcon } from './site-icon';
import { useBodyClasses } from './use-body-classes';
import { useCollapsed } from './use-collapsed';
import { useExclusiveMenu } from './use-exclusive-menu';
import { useOutsidePress } from './use-outside-press';
import './navigation.css';

const STORES: readonly LazyStore[] = [
  { store: navigationStore, hydrate: (registry) => hydrateNavigation(registry, window.wcNavigation) },
];

/** The store's own navigation beside the host's menu, which is folded while this one is open. */
export function Navigation() {
  return (
    <WithStores stores={STORES}>
      <SideNavigation />
      <PluginArea scope="woocommerce-navigation" />
    </WithStores>
  );
}

function SideNavigation() {
  const { items, menu, rootBack } = useMenu(useCan());
  const { isFolded, fold, toggle, isOver } = useCollapsed();
  const navigation = useRef<HTMLElement>(null);
  const icon = useRef<HTMLButtonElement>(null);
  const isShown = items.length > 0;
  useBodyClasses(isShown, isFolded);
  useExclusiveMenu(isShown && !isFolded && !isOver(), fold);
  useOutsidePress(navigation, () => isOver() && fold());
  if (!isShown) return null;

  const press = () => {
    recordEvent('navigation_fold', { folded: !isFolded });
    toggle();
  };
  const foldOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isFolded) return;
    event.preventDefault();
    fold();
    icon.current?.focus();
  };
  // An open navigation that lies over the page would cover the focused element.
  const foldWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget) && isOver()) fold();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and focus leave the whole of it, wherever inside they happen
    <nav
      ref={navigation}
      id="sa-navigation"
      className="sa-navigation"
      aria-label={__('Store', 'store-admin')}
      onKeyDown={foldOnEscape}
      onBlur={foldWhenLeft}
    >
      <SiteIcon ref={icon} isFolded={isFolded} onPress={press} />
      {!isFolded && (
        <NavigationPanel
          items={items}
          menu={menu}
          rootBack={rootBack}
          onFocusLost={() => icon.current?.focus()}
        />
      )}
    </nav>
  );
}
