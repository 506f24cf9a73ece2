import { useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Button } from '@admin/ui';
import { name } from './cells';

export interface ListedItem {
  readonly label: string;
  readonly href: string | undefined;
}

/** Number of items listed before the rest is counted. */
const NAMED = 2;

/** The first items of a list, and a button that shows the rest. */
export function ItemList({ items }: { items: readonly ListedItem[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const rest = items.length - NAMED;
  return (
    <>
      {items.slice(0, isOpen ? items.length : NAMED).map(({ label, href }, index) => (
        <div key={index}>{name(label, href).display}</div>
      ))}
      {rest > 0 && (
        <Button variant="link" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen
            ? __('Show less', 'store-admin')
            : sprintf(
                /* translators: %d: number of products or coupons */
                _n('and %d more', 'and %d more', rest, 'store-admin'),
                rest,
              )}
        </Button>
      )}
    </>
  );
}
