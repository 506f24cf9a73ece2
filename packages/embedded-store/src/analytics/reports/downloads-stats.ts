import { condition } from '../../database';
import { downloadFilter, downloadFilterArgs } from './download-filters';
import { getSum, sumUp } from './query';
import type { StatsReport } from './stats';

export const downloadsStats: StatsReport<typeof downloadFilterArgs> = {
  name: 'downloads',
  args: downloadFilterArgs,
  orderBy: ['date', 'download_count'],
  columns: ['download_count'],
  read({ db }, filters, spans) {
    const sums = sumUp(db, {
      spans,
      sums: { total: 'count(*)' },
      from: 'download_stats',
      within: condition('download_stats.created_local BETWEEN span.first AND span.last'),
      where: downloadFilter(filters),
    });
    return spans.map((_, span) => ({
      download_count: getSum(sums.find((sum) => sum.span === span)?.row, 'total'),
    }));
  },
};
