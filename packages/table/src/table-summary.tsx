import { Placeholder } from '@admin/ui';
import type { SummaryItem } from './types';

interface TableSummaryProps {
  /** Empty for tables without totals. */
  items: readonly SummaryItem[] | null | undefined;
  /** Shows placeholders until the totals are loaded. */
  isLoading: boolean;
}

/** The number of placeholders if the number of totals is unknown. */
const PLACEHOLDER_ITEMS = 3;

/** The totals of all rows, including other pages. */
export function TableSummary({ items, isLoading }: TableSummaryProps) {
  if (!items) return null;
  if (isLoading) {
    return (
      <div className="sa-table-summary" aria-hidden="true">
        {Array.from({ length: items.length || PLACEHOLDER_ITEMS }, (_, index) => (
          <span key={index} className="sa-table-summary__item">
            <Placeholder width={88} />
          </span>
        ))}
      </div>
    );
  }
  if (items.length === 0) return null;
  return (
    <ul className="sa-table-summary">
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
