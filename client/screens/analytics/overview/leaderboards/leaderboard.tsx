import { memo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { getNewPath, getPersistedQuery, Link, type Query } from '@admin/navigation';
import type { Leaderboard as Board, LeaderboardCell } from '@admin/store-reports';
import { Card, EmptyState, Placeholder, VisuallyHidden } from '@admin/ui';

interface LeaderboardProps {
  id: string;
  /** As the user calls it. */
  name: string;
  /** Missing where the server had none of that name. */
  board: Board | undefined;
  query: Query;
}

/** The boards that are a report with another order. */
const REPORTS: Record<string, string> = {
  customers: '/customers',
  coupons: '/analytics/coupons',
  categories: '/analytics/categories',
  products: '/analytics/products',
};

/** A short table of the best of something, with a link to all of them. */
export const Leaderboard = memo(function Leaderboard({ id, name, board, query }: LeaderboardProps) {
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
              __('View report: %s', 'woocommerce'),
              name,
            )}
          >
            {__('View report', 'woocommerce')}
          </Link>
        )
      }
    >
      {board && board.rows.length > 0 ? (
        <table className="sa-leaderboard__table">
          <caption className="sa-visually-hidden">{name}</caption>
          <thead>
            <tr>
              {board.headers.map((header, index) => (
                <th key={index} scope="col" className={index > 0 ? 'is-numeric' : undefined}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {board.rows.map((row, index) => (
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
        <EmptyState title={__('No data recorded for the selected time period.', 'woocommerce')} />
      )}
    </Card>
  );
});

/** Customers without a name and products without a title are there all the same. */
function Name({ cell: { text, href } }: { cell: LeaderboardCell }) {
  const name = text || __('(no name)', 'woocommerce');
  if (!href) return <bdi>{name}</bdi>;
  return (
    <Link href={href} dir="auto">
      {name}
    </Link>
  );
}

export const LoadingLeaderboard = ({ name, rows }: { name: string; rows: number }) => (
  <Card className="sa-leaderboard" headingLevel={3} title={name} aria-busy="true">
    <VisuallyHidden as="output">{__('Loading…', 'woocommerce')}</VisuallyHidden>
    <div className="sa-leaderboard__table">
      {Array.from({ length: rows + 1 }, (_, index) => (
        <div key={index} className="sa-leaderboard__loading">
          <Placeholder width="70%" height={14} />
        </div>
      ))}
    </div>
  </Card>
);
