import { __, sprintf } from '@wordpress/i18n';
import { getNewPath, Link } from '@admin/navigation';
import { endsWithDay, FULL_DAYS } from '@admin/store-reports';
import { formatDays } from '../dates';
import type { ReportPeriod } from '../use-period';
import './comparison-note.css';

/** Explains the comparison of a current period that ends within a day, and offers to compare with full days instead. */
export function ComparisonNote({ period: { choice, ranges } }: { period: ReportPeriod }) {
  const isFull = choice.comparesFullDays === true;
  // Past periods are always compared as a whole.
  if (endsWithDay(ranges.present) || (endsWithDay(ranges.previous) && !isFull)) return null;
  return (
    <p className="sa-comparison-note">
      <span>
        {sprintf(
          /* translators: %s: days, or days and the time at which the last of them ends */
          isFull ? __('vs. %s, full days', 'store-admin') : __('vs. %s', 'store-admin'),
          formatDays(ranges.previous),
        )}
      </span>{' '}
      <Link href={getNewPath({ [FULL_DAYS]: isFull ? undefined : '1' })}>
        <span>
          {isFull
            ? __('Compare up to the same time', 'store-admin')
            : __('Compare with full days', 'store-admin')}
        </span>
      </Link>
    </p>
  );
}
