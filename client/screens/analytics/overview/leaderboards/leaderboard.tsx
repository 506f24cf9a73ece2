import { memo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { getNewPath, getPersistedQuery, Link, type Query } from '@admin/navigation';
import type { Leaderboard as LeaderboardData, LeaderboardCell } from '@admin/store-reports';
import { Card, EmptyState, Placeholder, VisuallyHidden } from '@admin/ui';

interface LeaderboardProps {
  id: string;
  /** The user's name for it. */
  name: string;
  /** `undefined` if the server has none with that id. */
  leaderboard: LeaderboardData | undefined;
  query: Query;
}

/** Leaderboards that are a report with a different sort order. */
const REPORTS: Record<string, string> = {
  customers: '/customers',
  coupons: '/analytics/coupons',
  categories: '/analytics/categories',
  products: '/analytics/products',
};

/** A short top list with a link to the full report. */
export const Leaderboard = memo(function Leaderboard({ id, name, leaderboard, query }: LeaderboardProps) {
  const report = REPORTS[id];
  return (
    <Card
      className="sa-leaderboard"
      headingLevel={3}
      title={name}
      actions={
        report && (
          <Link
            href={getNewPath(getPersistedQuery(query), report, {})}
            aria-label={sprintf(
              /* translators: %s: title of a leaderboard */
              __('View report: %s', 'store-admin'),
              name,
            )}
          >
            {__('View report', 'store-admin')}
          </Link>
        )
      }
    >
      {leaderboard && leaderboard.rows.length > 0 ? (
        <table className="sa-leaderboard__table">
          <caption className="sa-visually-hidden">{name}</caption>
          <thead>
            <tr>
              {leaderboard.headers.map((header, index) => (
                <th key={index} scope="col" className={index > 0 ? 'is-numeric' : undefined}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {leaderboard.rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) =>
                  column === 0 ? (
                    <th key={column} scope="row">
                      <Name cell={cell} />
                    </th>
                  ) : (
                    <td key={column} className="is-numeric">
                      {cell.text}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <EmptyState title={__('No data recorded for the selected time period.', 'store-admin')} />
      )}
    </Card>
  );
});

/** Customers without a name and products without a title are shown with a fallback. */
function Name({ cell: { text, href } }: { cell: LeaderboardCell }) {
  const name = text || __('(no name)', 'store-admin');
  if (!href) return <bdi>{name}</bdi>;
  return (
    <Link href={href} dir="auto">
      {name}
    </Link>
  );
}

export const LoadingLeaderboard = ({ name, rows }: { name: string; rows: number }) => (
  <Card className="sa-leaderboard" headingLevel={3} title={name} aria-busy="true">
    <VisuallyHidden as="output">{__('Loading…', 'store-admin')}</VisuallyHidden>
    <div className="sa-leaderboard__table">
      {Array.from({ length: rows + 1 }, (_, index) => (
        <div key={index} className="sa-leaderboard__loading">
          <Placeholder width="70%" height={14} />
        </div>
      ))}
    </div>
  </Card>
);
