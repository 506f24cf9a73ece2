import { useMemo } from 'react';
import { createStoreDays, toGmt } from '@admin/format';
import { getHost } from '@admin/host';
import { updateQueryString, useQuery, type QueryChange } from '@admin/navigation';
import type { ChangeQuery } from '@admin/store-history';

const PAGE_SIZE = 25;
const DAY = 24 * 3_600_000; // milliseconds

/** Available date ranges in days, including today; 0 is the whole history. */
export const SPANS = [0, 1, 7, 30, 90] as const;

/** Returns the query in the address and functions to change it. */
export function useHistoryQuery() {
  const query = useQuery();
  const { who = '', what = '', since = '' } = query;
  const page = Math.max(1, Number(query['paged']) || 1);
  const perPage = Number(query['per_page']) || PAGE_SIZE;
  const params = useMemo(
    (): ChangeQuery => ({
      page,
      per_page: perPage,
      ...(what && { kind: what }),
      ...(who && { user: who }),
      ...(Number(since) > 0 && { after: startOf(Number(since)) }),
    }),
    [page, perPage, what, who, since],
  );
  return {
    params,
    who,
    what,
    since,
    /** Updates the query and returns to the first page. */
    choose: (change: QueryChange) => updateQueryString({ paged: undefined, ...change }),
    goTo: (to: number) => updateQueryString({ paged: to > 1 ? String(to) : undefined }),
  };
}

/** The start of a date range in the store's time zone, as UTC. */
function startOf(days: number): string {
  const storeDays = createStoreDays(getHost().settings.timeZone);
  const today = Date.parse(storeDays.dayOf(toGmt(Date.now())));
  const first = new Date(today - (days - 1) * DAY).toISOString().slice(0, 10);
  return `${storeDays.startOf(first)}Z`;
}
