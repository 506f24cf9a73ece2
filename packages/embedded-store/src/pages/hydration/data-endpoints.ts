import { LEADERBOARDS, listIndicators, toLeaderboardRecord } from '../../analytics';
import type { StoreContext } from '../../context';

/** The responses of the two `/allowed` endpoints, so that the first paint knows the available metrics. */
export function readDataEndpoints({ db, siteUrl }: StoreContext): Record<string, unknown> {
  return {
    performanceIndicators: listIndicators(db).map(({ stat, label }) => {
      const [report = '', chart = ''] = stat.split('/');
      return {
        stat,
        chart,
        label: label(),
        _links: {
          api: [{ href: `${siteUrl}/wp-json/wc-analytics/reports/${report}/stats` }],
          report: [{ href: `/analytics/${report}` }],
        },
      };
    }),
    leaderboards: LEADERBOARDS.map(toLeaderboardRecord),
  };
}
