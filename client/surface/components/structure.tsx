import { createContext, useContext, useId, useState, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { Link as OwnLink, type LinkType } from '@admin/navigation';
import {
  Badge as OwnBadge,
  Button,
  Card,
  EmptyState,
  Menu,
  Pill as OwnPill,
  Spinner,
  Stepper as OwnStepper,
  type Step,
} from '@admin/ui';

const LevelContext = createContext(2);

/** Everything below has headings one level deeper. */
export function Section({
  component,
  children,
}: {
  component?: 'section' | 'div' | false;
  children?: ReactNode;
}) {
  const level = useContext(LevelContext) + 1;
  const Tag = component === undefined ? 'div' : component;
  const content = <LevelContext.Provider value={level}>{children}</LevelContext.Provider>;
  return Tag ? <Tag>{content}</Tag> : content;
}

/** A heading of the level that its place asks for. */
export function H({ children, className }: { children?: ReactNode; className?: string }) {
  const Tag = `h${Math.min(useContext(LevelContext), 6)}` as 'h2';
  return <Tag className={className}>{children}</Tag>;
}

/** The line above a part of a page. */
export const SectionHeader = (props: {
  title: ReactNode;
  menu?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
  className?: string;
}) => (
  <div className="sa-surface-row sa-surface-row--between">
    <H>{props.title}</H>
    {props.children}
    <span className="sa-surface-row">
      {props.actions}
      {props.menu}
    </span>
  </div>
);

/** A link that opens own pages without a page load. */
export const Link = ({
  href,
  type,
  onClick,
  children,
  ...rest
}: {
  href: string;
  type?: LinkType;
  onClick?: () => void;
  children?: ReactNode;
  className?: string;
  target?: string;
}) => (
  <OwnLink href={href} {...rest} {...(type ? { type } : {})} onClick={() => onClick?.()}>
    {children}
  </OwnLink>
);

export { Spinner };

export const Pill = ({ children }: { children?: ReactNode; className?: string }) => (
  <OwnPill>{children}</OwnPill>
);
export const Badge = ({ count }: { count: number }) => <OwnBadge count={count} />;

/** A wizard's steps. */
export const Stepper = (props: {
  steps: readonly Step[];
  currentStep: string;
  isVertical?: boolean;
  isPending?: boolean;
}) => (
  <OwnStepper steps={props.steps} currentStep={props.currentStep} isVertical={props.isVertical ?? false} />
);

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
    {props.children}
  </button>
);

export const MenuTitle = ({ children }: { children?: ReactNode }) => (
  <div role="presentation" className="sa-surface-muted">
    {children}
  </div>
);

/** Stands in the place of what is not there yet, with what to do about it. */
export const EmptyContent = (props: {
  title: string;
  message?: ReactNode;
  actionLabel?: string;
  actionURL?: string;
  actionCallback?: () => void;
  secondaryActionLabel?: string;
  secondaryActionURL?: string;
  secondaryActionCallback?: () => void;
}) => (
  <EmptyState
    title={props.title}
    message={props.message}
    actions={
      <span className="sa-surface-row">
        {props.actionLabel && (
          <Button variant="primary" href={props.actionURL} onClick={props.actionCallback}>
            {props.actionLabel}
          </Button>
        )}
        {props.secondaryActionLabel && (
          <Button href={props.secondaryActionURL} onClick={props.secondaryActionCallback}>
            {props.secondaryActionLabel}
          </Button>
        )}
      </span>
    }
  />
);

export interface ListEntry {
  readonly key?: string;
  readonly title?: ReactNode;
  readonly content?: ReactNode;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly href?: string;
  readonly linkType?: LinkType;
  readonly onClick?: () => void;
  readonly target?: string;
  readonly className?: string;
}

export function ListItem({ item }: { item: ListEntry }) {
  const title = item.href ? (
    <Link
      href={item.href}
      {...(item.linkType ? { type: item.linkType } : {})}
      {...(item.target ? { target: item.target } : {})}
      {...(item.onClick ? { onClick: item.onClick } : {})}
    >
      {item.title}
    </Link>
  ) : item.onClick ? (
    <Button variant="link" onClick={item.onClick}>
      {item.title}
    </Button>
  ) : (
    item.title
  );
  return (
    <div className="sa-surface-row">
      {item.before}
      <div className="sa-surface-list__main">
        {title}
        {item.content && <div className="sa-surface-muted">{item.content}</div>}
      </div>
      {item.after}
    </div>
  );
}

/** Entries below each other. */
export const List = ({ items, className }: { items: readonly ListEntry[]; className?: string }) => (
  <ul className={['sa-surface-list', className].filter(Boolean).join(' ')}>
    {items.map((item, index) => (
      <li key={item.key ?? index} className="sa-surface-list__item">
        <ListItem item={item} />
      </li>
    ))}
  </ul>
);

/** The first of some items; the others are shown on request. */
export function ViewMoreList({ items }: { items: readonly ReactNode[] }) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? items : items.slice(0, 1);
  return (
    <span className="sa-surface-row">
      {shown.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- items of extensions have no keys
        <span key={index}>{item}</span>
      ))}
      {items.length > 1 && !isOpen && (
        <Button variant="link" aria-label={__('View all items', 'woocommerce')} onClick={() => setOpen(true)}>
          +{items.length - 1}
        </Button>
      )}
    </span>
  );
}

/** A short card, a link as a whole. */
export const AbbreviatedCard = (props: {
  href: string;
  children?: ReactNode;
  icon?: ReactNode;
  type?: LinkType;
  onClick?: () => void;
}) => (
  <Card>
    <Link
      href={props.href}
      {...(props.type ? { type: props.type } : {})}
      {...(props.onClick ? { onClick: props.onClick } : {})}
    >
      <span className="sa-surface-row">
        {props.icon}
        <span>{props.children}</span>
      </span>
    </Link>
  </Card>
);

/** A part that is opened on request. */
export function CollapsibleContent(props: {
  toggleText: string;
  initialCollapsed?: boolean;
  children?: ReactNode;
}) {
  const [isOpen, setOpen] = useState(props.initialCollapsed === false);
  const id = useId();
  return (
    <div>
      <Button variant="link" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {props.toggleText}
      </Button>
      <div id={id} hidden={!isOpen}>
        {props.children}
      </div>
    </div>
  );
}

/** A part of a form, with what it is about. */
export const FormSection = (props: { title: ReactNode; description?: ReactNode; children?: ReactNode }) => (
  <div className="sa-surface-stack">
    <div>
      <H>{props.title}</H>
      {props.description && <div className="sa-surface-muted">{props.description}</div>}
    </div>
    {props.children}
  </div>
);
