import type { ReactNode } from 'react';
import { Button, Menu } from '@admin/ui';

/** A menu behind a three-dots button; `renderContent` returns its items. */
export const EllipsisMenu = (props: {
  label: string;
  renderContent?: (tools: { onToggle: () => void; onClose: () => void }) => ReactNode;
  onToggle?: () => void;
  className?: string;
}) => (
  <Menu label={props.label} items={[]}>
    {props.renderContent?.({ onToggle: () => props.onToggle?.(), onClose: () => props.onToggle?.() })}
  </Menu>
);

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
