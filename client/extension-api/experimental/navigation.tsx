import {
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { __ } from '@wordpress/i18n';
import { Link } from '@admin/navigation';
import { Button, Icon } from '@admin/ui';
import { useSyncedState } from '../components/use-synced-state';

interface Menus {
  readonly menu: string;
  readonly item: string | undefined;
  /** Whether the user moved from another menu, so that the focus moves into this one. */
  readonly hasMoved: boolean;
  open(menu: string): void;
}

const ROOT = 'root';
const MenusContext = createContext<Menus>({ menu: ROOT, item: undefined, hasMoved: false, open: () => {} });

export interface NavigationProps {
  readonly activeItem?: string;
  readonly activeMenu?: string;
  readonly onActivateMenu?: (menu: string) => void;
  readonly children?: ReactNode;
  readonly className?: string;
}

/** Several menus, one of which is visible. */
export function Navigation(props: NavigationProps) {
  const { activeMenu = ROOT, activeItem: item, onActivateMenu } = props;
  const [menu, setMenu] = useSyncedState(activeMenu, activeMenu);
  const [hasMoved, setMoved] = useState(false);
  const menus: Menus = {
    menu,
    item,
    hasMoved,
    open(next) {
      setMoved(true);
      setMenu(next);
      onActivateMenu?.(next);
    },
  };
  return (
    <MenusContext.Provider value={menus}>
      <div className={props.className}>{props.children}</div>
    </MenusContext.Provider>
  );
}

export interface NavigationMenuProps {
  readonly menu?: string;
  readonly parentMenu?: string;
  readonly title?: string;
  readonly backButtonLabel?: string;
  readonly onBackButtonClick?: (event: MouseEvent) => void;
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A menu with a button back to its parent menu. */
export function NavigationMenu(props: NavigationMenuProps) {
  const { menu = ROOT, parentMenu, title, backButtonLabel, onBackButtonClick } = props;
  const { menu: shown, hasMoved } = useContext(MenusContext);
  const place = useRef<HTMLElement>(null);
  const isShown = shown === menu;
  useEffect(() => {
    if (isShown && hasMoved) place.current?.focus();
  }, [isShown, hasMoved]);
  if (!isShown) return null;
  return (
    <nav ref={place} tabIndex={-1} aria-label={title} className={props.className}>
      {(parentMenu !== undefined || backButtonLabel !== undefined) && (
        <NavigationBackButton
          {...(parentMenu === undefined ? {} : { parentMenu })}
          {...(backButtonLabel === undefined ? {} : { backButtonLabel })}
          {...(onBackButtonClick ? { onClick: onBackButtonClick } : {})}
        />
      )}
      {title && <h2>{title}</h2>}
      <ul className="sa-extension-list">{props.children}</ul>
    </nav>
  );
}

/** A titled group of menu items. */
export function NavigationGroup({ title, children }: { title?: string; children?: ReactNode }) {
  const id = useId();
  return (
    <li>
      {title && (
        <div id={id} className="sa-extension-muted">
          {title}
        </div>
      )}
      <ul className="sa-extension-list" aria-labelledby={title ? id : undefined}>
        {children}
      </ul>
    </li>
  );
}

export interface NavigationItemProps {
  readonly item?: string;
  readonly title?: string;
  readonly href?: string;
  readonly badge?: ReactNode;
  /** Id of the menu to open. */
  readonly navigateToMenu?: string;
  readonly onClick?: (event: MouseEvent) => void;
  /** Renders plain text instead of a link. */
  readonly isText?: boolean;
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A menu item: a link, a button that opens another menu, or custom content. */
export function NavigationItem(props: NavigationItemProps) {
  const { item, title, href, badge, navigateToMenu, onClick, isText, children } = props;
  const menus = useContext(MenusContext);
  const isActive = item !== undefined && item === menus.item;
  const content = (
    <span className="sa-extension-row sa-extension-row--between">
      {title}
      {badge !== undefined && <span>{badge}</span>}
      {navigateToMenu !== undefined && <Icon name="chevron-end" size={20} />}
    </span>
  );
  const shared = {
    className: 'sa-extension-menu-item',
    'aria-current': isActive ? ('page' as const) : undefined,
  };
  function go(event: MouseEvent) {
    onClick?.(event);
    if (navigateToMenu !== undefined) menus.open(navigateToMenu);
  }
  return (
    <li className={props.className}>
      {children ??
        (isText ? (
          content
        ) : href === undefined ? (
          <button type="button" {...shared} onClick={go}>
            {content}
          </button>
        ) : (
          <Link href={href} {...shared} onClick={go}>
            {content}
          </Link>
        ))}
    </li>
  );
}

export interface NavigationBackButtonProps {
  readonly backButtonLabel?: string;
  readonly parentMenu?: string;
  readonly href?: string;
  /** Preventing the default keeps the menu open. */
  readonly onClick?: (event: MouseEvent) => void;
  readonly className?: string;
}

export function NavigationBackButton(props: NavigationBackButtonProps) {
  const { backButtonLabel = __('Back', 'store-admin'), parentMenu, href, onClick, className } = props;
  const { open } = useContext(MenusContext);
  function goBack(event: MouseEvent) {
    onClick?.(event);
    if (parentMenu !== undefined && !event.defaultPrevented) open(parentMenu);
  }
  return (
    <Button variant="tertiary" icon="chevron-start" href={href} className={className} onClick={goBack}>
      {backButtonLabel}
    </Button>
  );
}
