import type { MouseEvent, ReactNode } from 'react';
import { Button, Menu } from '@admin/ui';

/** For the items of a menu; both functions close it. */
export interface MenuTools {
  readonly isOpen: true;
  readonly onToggle: () => void;
  readonly onClose: () => void;
}

/** A menu behind a three-dots button; `renderContent` returns its items. */
export const EllipsisMenu = ({
  label,
  renderContent,
  onToggle,
  className,
}: {
  label: string;
  renderContent?: (tools: MenuTools) => ReactNode;
  /** Called when the button is pressed. */
  onToggle?: (event: MouseEvent) => void;
  className?: string;
}) =>
  renderContent ? (
    <Menu label={label} items={[]} className={className} onPress={onToggle}>
      {(close) => renderContent({ isOpen: true, onToggle: close, onClose: close })}
    </Menu>
  ) : null;

/** An item of such a menu; with `isCheckbox`, it can be switched on and off. */
export const MenuItem = (props: {
  children?: ReactNode;
  isCheckbox?: boolean;
  checked?: boolean;
  isClickable?: boolean;
  onInvoke?: () => void;
}) => (
  <button
    type="button"
    role={props.isCheckbox ? 'menuitemcheckbox' : 'menuitem'}
    aria-checked={props.isCheckbox ? Boolean(props.checked) : undefined}
    className="sa-extension-menu-item"
    onClick={() => props.onInvoke?.()}
  >
    {props.isCheckbox && <span aria-hidden="true">{props.checked ? '✓ ' : ''}</span>}
    <span>{props.children}</span>
  </button>
);

export const MenuTitle = ({ children }: { children?: ReactNode }) => (
  <div role="presentation" className="sa-extension-muted">
    {children}
  </div>
);

/** A button that opens a drop-down, labeled with short texts. */
export const DropdownButton = (props: {
  labels: readonly string[];
  isOpen?: boolean;
  onClick?: () => void;
}) => (
  <Button icon="chevron-down" aria-expanded={Boolean(props.isOpen)} onClick={props.onClick}>
    {props.labels.join(' ')}
  </Button>
);
