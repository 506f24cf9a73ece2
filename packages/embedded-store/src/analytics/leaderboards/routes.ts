import {
  RestAnswer,
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
import { BOARDS, toBoardRecord, toBoardWithRows } from './boards';
import type { Board, BoardQuery } from './boards';

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
      BOARDS.map((board) => toBoardWithRows(context, board, toBoardQuery(query))),
  }),
  route({
    method: 'GET',
    path: `${ROOT}/allowed`,
    permission,
    handler: () =>
      new RestAnswer(BOARDS.map(toBoardRecord), {
        headers: { 'X-WP-Total': String(BOARDS.length), 'X-WP-TotalPages': '1' },
      }),
  }),
  route({
    method: 'GET',
    path: `${ROOT}/{leaderboard:slug}`,
    args,
    permission,
    handler: ({ context, args: query, param }) => [
      toBoardWithRows(context, findBoard(param('leaderboard')), toBoardQuery(query)),
    ],
  }),
];

/** @throws {RestError} when there is no such board. */
function findBoard(id: string): Board {
  const board = BOARDS.find((each) => each.id === id);
  if (board) return board;
  const message = `leaderboard is not one of ${BOARDS.map((each) => each.id).join(', ')}.`;
  throw new RestError(400, 'rest_invalid_param', describeInvalid('leaderboard'), {
    params: { leaderboard: message },
    details: { leaderboard: { code: 'rest_not_in_enum', message, data: null } },
  });
}

function toBoardQuery({
  after,
  before,
  per_page,
  persisted_query = '',
}: ArgumentValues<typeof args>): BoardQuery {
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
