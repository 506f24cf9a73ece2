import { Fragment, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button';
import type { IconName } from '../icon/shapes';
import { Icon } from '../icon/icon';
import { usePopup } from '../popup/use-popup';
import { useDismiss } from '../popup/use-dismiss';
import { classes } from '../theme/classes';
import './menu.css';

export interface MenuItem {
  label: string;
  onSelect?: (() => void) | undefined;
  /** Makes it a link. */
  href?: string | undefined;
  icon?: IconName | undefined;
  isDestructive?: boolean | undefined;
  disabled?: boolean | undefined;
  /** In a group of choices: whether this one is chosen. */
  isChecked?: boolean | undefined;
}

export interface MenuGroup {
  label: string;
  /** `radio`: one of them; `checkbox`: any of them; otherwise plain commands under a heading. */
  kind?: 'radio' | 'checkbox' | undefined;
  items: readonly MenuItem[];
}

export interface MenuProps {
  /** Name of the button, and of the menu. */
  label: string;
  icon?: IconName | undefined;
  /** Shows the label on the button. */
  showLabel?: boolean | undefined;
  items: readonly (MenuItem | MenuGroup)[];
  /** Further items, from elsewhere: elements with a role that begins with `menuitem`. They do not close the menu. */
  children?: ReactNode;
  size?: ButtonProps['size'];
  align?: 'start' | 'end' | undefined;
  className?: string | undefined;
}

type End = 'first' | 'last';

/** A button that opens a list of commands and choices. */
export function Menu(props: MenuProps) {
  const {
    label,
    icon = 'ellipsis',
    showLabel = false,
    items,
    size,
    align = 'end',
    className,
    children,
  } = props;
  const [isOpen, setOpen] = useState(false);
  const entry = useRef<End>('first');
  const button = useRef<HTMLElement>(null);
  const popup = usePopup<HTMLDivElement>({ isOpen, anchor: () => button.current, align, minHeight: 160 });
  const menuId = useId();

  useEffect(() => {
    if (isOpen)
      getItems(popup.current)
        .at(entry.current === 'first' ? 0 : -1)
        ?.focus();
  }, [isOpen, popup]);
  useDismiss(isOpen, [button, popup], () => setOpen(false));

  const open = (end: End) => {
    entry.current = end;
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Marks the key as used: a dialog around the menu stays open.
      event.preventDefault();
      close();
    } else if (event.key === 'Tab') {
      // Focus goes on from the button, as if the menu had never been there.
      close();
    } else {
      moveFocus(event, getItems(popup.current));
    }
  };

  return (
    <span className={classes('sa-menu', className)}>
      <Button
        ref={button}
        variant="tertiary"
        size={size}
        icon={icon}
        aria-label={showLabel ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => (isOpen ? close() : open('first'))}
        onKeyDown={openByKey}
      >
        {showLabel && label}
      </Button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- The menu's items take focus; what their keys do is decided here for all of them.
        <div
          ref={popup}
          id={menuId}
          className="sa-popup sa-menu__list"
          popover="manual"
          role="menu"
          aria-label={label}
          onKeyDown={moveByKey}
        >
          {items.map((item) => (
            <Fragment key={item.label}>
              {'items' in item ? <Group group={item} onDone={close} /> : <Item item={item} onDone={close} />}
            </Fragment>
          ))}
          {children}
        </div>
      )}
    </span>
  );
}

interface PartProps {
  onDone: () => void;
}

function Group({ group, onDone }: PartProps & { group: MenuGroup }) {
  const headingId = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- A fieldset would be read as part of a form.
    <div className="sa-menu__group" role="group" aria-labelledby={headingId}>
      <div id={headingId} className="sa-menu__heading" role="presentation">
        {group.label}
      </div>
      {group.items.map((item) => (
        <Item key={item.label} item={item} kind={group.kind} onDone={onDone} />
      ))}
    </div>
  );
}

function Item({ item, kind, onDone }: PartProps & { item: MenuItem; kind?: MenuGroup['kind'] }) {
  const select = () => {
    if (item.disabled) return;
    // Several boxes can be ticked at one visit; everything else is done with one choice.
    if (kind !== 'checkbox') onDone();
    // Whoever chooses what is chosen changes nothing.
    if (kind !== 'radio' || !item.isChecked) item.onSelect?.();
  };
  const shared = {
    className: classes('sa-menu__item', item.isDestructive && 'is-destructive'),
    role: kind ? `menuitem${kind}` : 'menuitem',
    'aria-checked': kind ? Boolean(item.isChecked) : undefined,
    'aria-disabled': item.disabled || undefined,
    tabIndex: -1,
    onClick: select,
  };
  const content = (
    <>
      {kind && <span className="sa-menu__mark">{item.isChecked && <Icon name="check" size={20} />}</span>}
      {item.icon && <Icon name={item.icon} size={20} />}
      <span>{item.label}</span>
    </>
  );
  if (item.href !== undefined) {
    return (
      <a {...shared} href={item.href}>
        {content}
      </a>
    );
  }
  return (
    <button {...shared} type="button">
      {content}
    </button>
  );
}

function getItems(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}

/** Arrows go round, Home and End to the ends, a letter to the next item that begins with it. */
function moveFocus(event: KeyboardEvent, items: HTMLElement[]) {
  const current = items.findIndex((item) => item === document.activeElement);
  const target = findTarget(event, items, current);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function findTarget({ key, ...event }: KeyboardEvent, items: HTMLElement[], current: number) {
  switch (key) {
    case 'ArrowDown':
      return items[(current + 1) % items.length];
    case 'ArrowUp':
      return items.at(Math.max(current, 0) - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default: {
      if (key.length !== 1 || key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return undefined;
      const rotated = [...items.slice(current + 1), ...items.slice(0, current + 1)];
      return rotated.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
    }
  }
}
