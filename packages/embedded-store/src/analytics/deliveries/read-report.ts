import type { StoreContext } from '../../context';
import { getTimeZone, getSite } from '../../site';
import { toLocalText } from '../../shared/local-time';
import type { Content } from './content';
import { readMetrics } from './metrics';
import type { ReadResponse } from './metrics';
import type { MessageContext } from './message';
import { toRanges } from './period';
import { createReportFile } from './report-file';

/**
 * Reads the current content of a report for a message.
 * @throws {RestError} with the report's own words when it refuses.
 */
export function readReport(
  context: StoreContext,
  read: ReadResponse,
  content: Content,
): Pick<MessageContext, 'metrics' | 'ranges' | 'file'> {
  const { db, clock } = context;
  const zone = getTimeZone(db);
  const now = clock().getTime();
  const ranges = content.period
    ? toRanges(content.period, { zone, now, startOfWeek: getSite(db).startOfWeek })
    : undefined;
  const metrics = readMetrics(read, content, { present: ranges?.present, previous: ranges?.previous });
  const file = createReportFile(context, content, ranges?.present, toLocalText(zone, now).slice(0, 10));
  return { metrics, ranges, file };
}
