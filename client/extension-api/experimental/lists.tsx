import { Children, type MouseEvent, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Button } from '@admin/ui';
import { useSyncedState } from '../components/use-synced-state';

const look = (own: string, className: string | undefined) => [own, className].filter(Boolean).join(' ');

export interface ListProps {
  readonly children?: ReactNode;
  readonly listType?: 'ul' | 'ol';
  readonly className?: string;
}

/** A vertical list. Items appear and disappear without an animation. */
export const List = ({ children, listType: Tag = 'ul', className }: ListProps) => (
  <Tag className={look('sa-extension-list', className)}>{children}</Tag>
);

export interface ListItemProps {
  readonly children?: ReactNode;
  /** Makes the whole item a button. */
  readonly onClick?: (event: MouseEvent) => void;
  readonly className?: string;
}

export const ListItem = ({ children, onClick, className }: ListItemProps) => (
  <li className={look('sa-extension-list__item', className)}>
    {onClick ? (
      <button type="button" className="sa-extension-menu-item" onClick={onClick}>
        {children}
      </button>
    ) : (
      children
    )}
  </li>
);

export interface CollapsibleListProps extends ListProps {
  /** Whether the list is collapsed; later changes apply too. */
  readonly collapsed?: boolean;
  /** Number of items that are always visible. */
  readonly show?: number;
  readonly expandLabel?: string;
  readonly collapseLabel?: string;
  readonly onExpand?: () => void;
  readonly onCollapse?: () => void;
}

/** The first items of a list; a button shows the others. */
export function CollapsibleList(props: CollapsibleListProps) {
  const { collapsed = true, show = 0, children, listType = 'ul' } = props;
  const [isOpen, setOpen] = useSyncedState(collapsed, !collapsed);
  const items = Children.toArray(children);

  function toggle() {
    setOpen(!isOpen);
    if (isOpen) props.onCollapse?.();
    else props.onExpand?.();
  }

  return (
    <List listType={listType} {...(props.className === undefined ? {} : { className: props.className })}>
      {isOpen ? items : items.slice(0, show)}
      {items.length > show && (
        <li>
          <Button variant="link" aria-expanded={isOpen} onClick={toggle}>
            {isOpen
              ? (props.collapseLabel ?? __('Show less', 'store-admin'))
              : (props.expandLabel ?? __('Show more', 'store-admin'))}
          </Button>
        </li>
      )}
    </List>
  );
}

export interface VerticalCSSTransitionProps {
  readonly in?: boolean;
  readonly unmountOnExit?: boolean;
  readonly children?: ReactNode;
  readonly className?: string;
}

/** Content that appears and disappears; here without an animation. */
export const VerticalCSSTransition = (props: VerticalCSSTransitionProps) =>
  props.in === false && props.unmountOnExit ? null : (
    <div className={props.className} hidden={props.in === false}>
      {props.children}
    </div>
  );
