import { useState } from 'react';
import { Placeholder } from '@admin/ui';
import type { SummaryItem } from './types';

interface TableSummaryProps {
  /** Nothing where a table has no totals, or as long as they are not known. */
  items: readonly SummaryItem[] | null | undefined;
  isLoading: boolean;
}

/** Until the totals are known their place is kept. */
const USUAL_ITEMS = 3;

/** The totals of all rows, those of other pages included. */
export function TableSummary({ items: present, isLoading }: TableSummaryProps) {
  const [last, setLast] = useState(present);
  if (!isLoading && last !== present) setLast(present);
  // Earlier totals keep their places unseen, as the rows do.
  const items = isLoading && last?.length ? last : present;
  if (!items) return null;
  if (isLoading && items !== last) {
    return (
      <div className="sa-table-summary" aria-hidden="true">
        {Array.from({ length: items.length || USUAL_ITEMS }, (_, index) => (
          <span key={index} className="sa-table-summary__item">
            <Placeholder width={88} />
          </span>
        ))}
      </div>
    );
  }
  if (items.length === 0) return null;
  return (
    <ul className={`sa-table-summary${isLoading ? ' is-waiting' : ''}`} aria-hidden={isLoading || undefined}>
      {items.map(({ label, value, action }) => (
        <li key={label} className="sa-table-summary__item">
          <strong>
            <bdi>{value}</bdi>
          </strong>{' '}
          {label}
          {action}
        </li>
      ))}
    </ul>
  );
}
