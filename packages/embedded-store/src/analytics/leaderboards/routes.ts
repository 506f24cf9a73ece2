import {
  HandlerResponse,
  date,
  describeInvalid,
  integer,
  isMap,
  requireCapability,
  RestError,
  route,
  string,
  withDefault,
} from '../../rest';
import type { ArgumentValues, Route } from '../../rest';
import { LEADERBOARDS, toLeaderboardRecord, toLeaderboardWithRows } from './leaderboards';
import type { Leaderboard, LeaderboardQuery } from './leaderboards';

const ROOT = '/wc-analytics/leaderboards';

const args = {
  per_page: withDefault(integer({ minimum: 1, maximum: 20 }), 5),
  page: withDefault(integer({ minimum: 1 }), 1),
  after: date(),
  before: date(),
  persisted_query: string(),
};

const permission = requireCapability('view_woocommerce_reports', 'list');

export const leaderboardRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: ROOT,
    args,
    permission,
    handler: ({ context, args: query }) =>
      LEADERBOARDS.map((leaderboard) =>
        toLeaderboardWithRows(context, leaderboard, toLeaderboardQuery(query)),
      ),
  }),
  route({
    method: 'GET',
    path: `${ROOT}/allowed`,
    permission,
    handler: () =>
      new HandlerResponse(LEADERBOARDS.map(toLeaderboardRecord), {
        headers: { 'X-WP-Total': String(LEADERBOARDS.length), 'X-WP-TotalPages': '1' },
      }),
  }),
  route({
    method: 'GET',
    path: `${ROOT}/{leaderboard:slug}`,
    args,
    permission,
    handler: ({ context, args: query, param }) => [
      toLeaderboardWithRows(context, findLeaderboard(param('leaderboard')), toLeaderboardQuery(query)),
    ],
  }),
];

/** @throws {RestError} when there is no such leaderboard. */
function findLeaderboard(id: string): Leaderboard {
  const leaderboard = LEADERBOARDS.find((each) => each.id === id);
  if (leaderboard) return leaderboard;
  const message = `leaderboard is not one of ${LEADERBOARDS.map((each) => each.id).join(', ')}.`;
  throw new RestError(400, 'rest_invalid_param', describeInvalid('leaderboard'), {
    params: { leaderboard: message },
    details: { leaderboard: { code: 'rest_not_in_enum', message, data: null } },
  });
}

function toLeaderboardQuery({
  after,
  before,
  per_page,
  persisted_query = '',
}: ArgumentValues<typeof args>): LeaderboardQuery {
  return { after, before, per_page, persisted: readPersisted(persisted_query) };
}

/** Parses JSON from the URL; returns no parameters if it isn't a map of strings. */
function readPersisted(json: string): Record<string, string> {
  try {
    const query: unknown = JSON.parse(json);
    if (!isMap(query)) return {};
    const texts = Object.entries(query).filter(
      ([, value]) => typeof value === 'string' || typeof value === 'number',
    );
    return Object.fromEntries(texts.map(([name, value]) => [name, String(value)]));
  } catch {
    return {};
  }
}
