import { camelCaseObject, count, flag, optional, phpObject, text } from '@admin/schemas';
import * as v from 'valibot';

const ProgressSchema = phpObject({ imported: count, total: count });

export const ImportStatusSchema = v.pipe(
  camelCaseObject({
    is_importing: flag,
    /** In the site's time zone: `2026-11-13 00:00:00`; known while an import is in progress. */
    imported_from: optional(v.string()),
    /** Known once the import has begun to count. */
    customers: optional(ProgressSchema),
    orders: optional(ProgressSchema),
  }),
  v.readonly(),
);

/** How newer hosts bring in orders by themselves: now and then, or each at once. */
export const ImportScheduleSchema = v.pipe(
  phpObject({
    mode: text,
    next_scheduled: optional(v.string()),
    import_in_progress_or_due: flag,
    failed_count: count,
    failed_overflow_count: count,
  }),
  v.transform(({ next_scheduled, ...schedule }) => ({
    isScheduled: schedule.mode === 'scheduled',
    /** An update is in progress, or is about to be. */
    isUnderWay: schedule.import_in_progress_or_due,
    /** In the site's time zone: `2026-11-13 00:00:00`; known where updates are scheduled. */
    ...(next_scheduled !== undefined && { nextAt: next_scheduled }),
    /** The host keeps a list of so many, and counts the rest. */
    failed: schedule.failed_count + schedule.failed_overflow_count,
  })),
);

/** How many records there are to bring in. */
export const ImportTotalsSchema = phpObject({ customers: count, orders: count });

export const parseStatus = v.parser(ImportStatusSchema);
export const parseSchedule = v.parser(ImportScheduleSchema);
export const parseTotals = v.parser(ImportTotalsSchema);
export const parseWriteAnswer = v.parser(phpObject({ status: text, message: optional(v.string()) }));
