import * as Ariakit from '@ariakit/react';
import {
  useEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Button, type ButtonProps } from '../button/button';
import type { IconName } from '../icon/shapes';
import { Icon } from '../icon/icon';
import { classes } from '../theme/classes';
import '../popup/popup.css';
import './menu.css';

export interface MenuItem {
  label: string;
  onSelect?: (() => void) | undefined;
  /** Renders a link. */
  href?: string | undefined;
  icon?: IconName | undefined;
  isDestructive?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Whether the item of a radio or checkbox group is checked. */
  isChecked?: boolean | undefined;
}

export interface MenuGroup {
  label: string;
  /** `radio` for a single choice, `checkbox` for several; otherwise a group of commands. */
  kind?: 'radio' | 'checkbox' | undefined;
  items: readonly MenuItem[];
}

export interface MenuProps {
  /** The name of the button and of the menu. */
  label: string;
  icon?: IconName | undefined;
  /** Shows the label on the button. */
  showLabel?: boolean | undefined;
  items: readonly (MenuItem | MenuGroup)[];
  /** Additional items: elements with a `menuitem*` role. They do not close the menu, unless they call the function. */
  children?: ReactNode | ((close: () => void) => ReactNode);
  /** Called when the button is pressed. */
  onPress?: ((event: MouseEvent) => void) | undefined;
  size?: ButtonProps['size'];
  align?: 'start' | 'end' | undefined;
  className?: string | undefined;
}

/** A button that opens a list of commands and choices. */
export function Menu(props: MenuProps) {
  const { label, icon = 'ellipsis', showLabel = false, items, size, align = 'end', className } = props;
  const { children, onPress } = props;
  const menu = Ariakit.useMenuStore({ placement: `bottom-${align}`, focusLoop: true });
  return (
    <span className={classes('sa-menu', className)}>
      <Ariakit.MenuButton
        store={menu}
        render={<Button variant="tertiary" size={size} icon={icon} />}
        aria-label={showLabel ? undefined : label}
        {...(onPress && { onClick: onPress })}
      >
        {showLabel && label}
      </Ariakit.MenuButton>
      <Ariakit.Menu
        store={menu}
        className="sa-popup sa-menu__list"
        aria-label={label}
        portal
        unmountOnHide
        gutter={4}
      >
        {items.map((item) =>
          'items' in item ? <Group key={item.label} group={item} /> : <Item key={item.label} item={item} />,
        )}
        {children && (
          <ExternalItems menu={menu}>
            {typeof children === 'function' ? children(() => menu.hide()) : children}
          </ExternalItems>
        )}
      </Ariakit.Menu>
    </span>
  );
}

const Group = ({ group }: { group: MenuGroup }) => (
  <Ariakit.MenuGroup className="sa-menu__group">
    <Ariakit.MenuGroupLabel className="sa-menu__heading">{group.label}</Ariakit.MenuGroupLabel>
    {group.items.map((item) => (
      <Item key={item.label} item={item} group={group} />
    ))}
  </Ariakit.MenuGroup>
);

function Item({ item, group }: { item: MenuItem; group?: MenuGroup }) {
  const { label, icon, isChecked = false } = item;
  const kind = group?.kind;
  const shared = {
    className: classes('sa-menu__item', item.isDestructive && 'is-destructive'),
    disabled: item.disabled ?? false,
    accessibleWhenDisabled: true,
    ...(item.href !== undefined && { render: renderLink(item.href) }),
    children: (
      <>
        {kind && <span className="sa-menu__mark">{isChecked && <Icon name="check" size={20} />}</span>}
        {icon && <Icon name={icon} size={20} />}
        <span>{label}</span>
      </>
    ),
  };
  if (kind === 'checkbox') {
    // Checkbox menus stay open for several choices; others close after one.
    return (
      <Ariakit.MenuItemCheckbox
        {...shared}
        name={label}
        checked={isChecked}
        onChange={() => item.onSelect?.()}
      />
    );
  }
  if (group && kind === 'radio') {
    return (
      <Ariakit.MenuItemRadio
        {...shared}
        name={group.label}
        value={label}
        checked={isChecked}
        hideOnClick
        // Selecting a checked radio item changes nothing.
        onChange={() => isChecked || item.onSelect?.()}
      />
    );
  }
  return <Ariakit.MenuItem {...shared} onClick={() => item.onSelect?.()} />;
}

// oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- the menu item that is drawn with it has
const renderLink = (href: string): ReactElement => <a href={href} />;

/**
 * Items that extensions render themselves, with a `menuitem*` role; they are registered for the menu's keyboard
 * navigation.
 */
function ExternalItems({ menu, children }: { menu: Ariakit.MenuStore; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    let release = register(menu, current);
    const observer = new MutationObserver(() => {
      release();
      release = register(menu, current);
    });
    observer.observe(current, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      release();
    };
  }, [menu]);

  const moveByKey = (event: KeyboardEvent) => {
    const targets = {
      ArrowDown: () => menu.next(),
      ArrowUp: () => menu.previous(),
      Home: () => menu.first(),
      End: () => menu.last(),
    };
    const find = Object.entries(targets).find(([key]) => key === event.key)?.[1];
    if (!find || event.defaultPrevented) return;
    event.preventDefault();
    menu.move(find());
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the items take focus; their keys are handled here for all of them
    <div ref={place} onKeyDown={moveByKey}>
      {children}
    </div>
  );
}

/** @returns a function that unregisters them */
function register(menu: Ariakit.MenuStore, place: HTMLElement): () => void {
  const elements = [...place.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const removers = elements.map((element, index) => {
    element.id ||= `${menu.getState().contentElement?.id ?? ''}-${index}`;
    element.tabIndex = -1;
    return menu.renderItem({ id: element.id, element });
  });
  return () => removers.forEach((remove) => remove());
}
