import { useMemo } from 'react';
import { __ } from '@wordpress/i18n';
import { getPersistedQuery, type Query } from '@admin/navigation';
import { usePromiseNotice } from '@admin/store-notices';
import { readFilters, useReportQuery } from '@admin/store-reports';
import { usePreference } from '@admin/store-user';
import { Busy, Card, ErrorState } from '@admin/ui';
import { useReportPeriod } from '../../report/use-period';
import { arrangeBlocks } from '../sections/arrange-blocks';
import { EmptySection } from '../sections/empty-section';
import type { SectionProps } from '../sections/section';
import { SectionFrame } from '../sections/section-frame';
import { useTrackDataAge } from '../data-age';
import { Leaderboard, LoadingLeaderboard } from './leaderboard';
import './leaderboards-section.css';

const USUAL = 5;

/** The endpoint's maximum. */
const MAX_ROWS = 20;

const ROW_COUNT_OPTIONS = [5, 10, 15, 20];

const NO_QUERY = {};

/** Loads the available leaderboards with their rows. */
function useLeaderboards(query: Query, rows: number) {
  const { present } = useReportPeriod(query).ranges;
  const allowed = useReportQuery({ type: 'items', endpoint: 'leaderboards/allowed', query: NO_QUERY });
  const reportQuery = useMemo(
    () => ({
      ...readFilters(query),
      ...present,
      per_page: rows,
      persisted_query: JSON.stringify(getPersistedQuery(query)),
    }),
    [query, present, rows],
  );
  const leaderboards = useReportQuery({
    type: 'items',
    endpoint: 'leaderboards',
    query: reportQuery,
    keepPreviousData: true,
  });
  useTrackDataAge(leaderboards.data?.receivedAt, leaderboards.isFetching);
  return { available: allowed.data?.items ?? leaderboards.data?.items ?? [], ...leaderboards };
}

/** The top products, customers and so on for the period. */
export function LeaderboardsSection(props: SectionProps) {
  const { query, arrangement } = props;
  const [storedRows, saveRows] = usePreference('dashboard_leaderboard_rows');
  const report = usePromiseNotice();
  const rows = readRows(storedRows);

  const { available, data, isPlaceholderData, error, refetch } = useLeaderboards(query, rows);
  const leaderboards = arrangeBlocks(
    available.map(({ id, label }) => ({ key: id, label })),
    arrangement,
  );
  const shown = leaderboards.filter(({ isVisible }) => isVisible);

  return (
    <SectionFrame
      section={props}
      blocks={leaderboards}
      chooseLabel={__('Choose leaderboards', 'store-admin')}
      choices={[
        {
          label: __('Rows per table', 'store-admin'),
          kind: 'radio',
          items: listRowChoices(rows).map((count) => ({
            label: String(count),
            isChecked: count === rows,
            onSelect: () =>
              void report(saveRows(count), {
                failed: __('There was a problem saving the number of rows', 'store-admin'),
              }),
          })),
        },
      ]}
    >
      {error && !data ? (
        <Card>
          <ErrorState
            title={__('The leaderboards could not be loaded', 'store-admin')}
            message={error.message}
            onRetry={refetch}
          />
        </Card>
      ) : available.length > 0 && shown.length === 0 ? (
        <EmptySection title={__('No leaderboards are shown', 'store-admin')} />
      ) : (
        <Busy className="sa-leaderboards" isBusy={isPlaceholderData}>
          {shown.map(({ key, name }) =>
            data ? (
              <Leaderboard
                key={key}
                id={key}
                name={name}
                leaderboard={data.items.find(({ id }) => id === key)}
                query={query}
              />
            ) : (
              <LoadingLeaderboard key={key} name={name} rows={rows} />
            ),
          )}
        </Busy>
      )}
    </SectionFrame>
  );
}

/** Parses the rows per leaderboard. The stored value can be a string or invalid. */
function readRows(stored: unknown): number {
  const rows = Number(stored);
  return Number.isInteger(rows) && rows >= 1 && rows <= MAX_ROWS ? rows : USUAL;
}

/** The options; includes a different stored number. */
const listRowChoices = (rows: number): number[] =>
  [...new Set([...ROW_COUNT_OPTIONS, rows])].toSorted((a, b) => a - b);
