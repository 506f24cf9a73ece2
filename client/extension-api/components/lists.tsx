import { useState, type MouseEvent, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import type { LinkType } from '@admin/navigation';
import { Button } from '@admin/ui';
import { Link, type LinkHandler } from './link';

export interface ListEntry {
  readonly key?: string;
  readonly title?: ReactNode;
  readonly content?: ReactNode;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly href?: string;
  readonly linkType?: LinkType;
  readonly onClick?: LinkHandler & ((event: MouseEvent<HTMLElement>) => unknown);
  readonly target?: string;
  readonly className?: string;
}

export function ListItem({ item }: { item: ListEntry }) {
  const title = item.href ? (
    <Link href={item.href} type={item.linkType} target={item.target} onClick={item.onClick}>
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
    <div className="sa-extension-row">
      {item.before}
      <div className="sa-extension-list__main">
        {title}
        {item.content && <div className="sa-extension-muted">{item.content}</div>}
      </div>
      {item.after}
    </div>
  );
}

export interface ListProps {
  readonly items: readonly ListEntry[];
  /** Custom rendering of an item. */
  readonly children?: (item: ListEntry, index: number) => ReactNode;
  readonly className?: string;
}

/** A vertical list. */
export const List = ({ items, children, className }: ListProps) => (
  <ul className={['sa-extension-list', className].filter(Boolean).join(' ')}>
    {items.map((item, index) => (
      <li key={item.key ?? index} className="sa-extension-list__item">
        {children ? children(item, index) : <ListItem item={item} />}
      </li>
    ))}
  </ul>
);

/** The first items of a list; a button shows the others. */
export function ViewMoreList({ items = [] }: { items?: readonly ReactNode[] }) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? items : items.slice(0, 1);
  return (
    <span className="sa-extension-row">
      {shown.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- items of extensions have no keys
        <span key={index}>{item}</span>
      ))}
      {items.length > 1 && !isOpen && (
        <Button variant="link" aria-label={__('View all items', 'store-admin')} onClick={() => setOpen(true)}>
          +{items.length - 1}
        </Button>
      )}
    </span>
  );
}
