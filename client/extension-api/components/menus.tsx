import type { ReactNode } from 'react';
import { Button, Menu } from '@admin/ui';

/** A menu behind three dots; its items are made by `renderContent`. */
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

/** An entry of such a menu; with `isCheckbox` one that is on or off. */
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
    className="sa-surface-menu-item"
    onClick={() => props.onInvoke?.()}
  >
    {props.isCheckbox && <span aria-hidden="true">{props.checked ? '✓ ' : ''}</span>}
    <span>{props.children}</span>
  </button>
);

export const MenuTitle = ({ children }: { children?: ReactNode }) => (
  <div role="presentation" className="sa-surface-muted">
    {children}
  </div>
);

/** A button that says in a few words what opens behind it. */
export const DropdownButton = (props: {
  labels: readonly string[];
  isOpen?: boolean;
  onClick?: () => void;
}) => (
  <Button icon="chevron-down" aria-expanded={Boolean(props.isOpen)} onClick={props.onClick}>
    {props.labels.join(' ')}
  </Button>
);
