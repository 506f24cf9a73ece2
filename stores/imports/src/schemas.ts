import { camelCaseObject, count, flag, optional, phpObject, text } from '@admin/schemas';
import * as v from 'valibot';

const ProgressSchema = phpObject({ imported: count, total: count });

export const ImportStatusSchema = v.pipe(
  camelCaseObject({
    is_importing: flag,
    /** In the site's time zone: `2026-11-13 00:00:00`; set while an import is in progress. */
    imported_from: optional(v.string()),
    /** Set once the import has started counting. */
    customers: optional(ProgressSchema),
    orders: optional(ProgressSchema),
  }),
  v.readonly(),
);

/** How newer hosts import orders automatically: on a schedule, or each one immediately. */
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
    /** An update is in progress or due. */
    isUnderWay: schedule.import_in_progress_or_due,
    /** In the site's time zone: `2026-11-13 00:00:00`; set if updates are scheduled. */
    ...(next_scheduled !== undefined && { nextAt: next_scheduled }),
    /** The host lists failures up to a limit, and counts the rest. */
    failed: schedule.failed_count + schedule.failed_overflow_count,
  })),
);

/** How many records there are to import. */
export const ImportTotalsSchema = phpObject({ customers: count, orders: count });

export const parseStatus = v.parser(ImportStatusSchema);
export const parseSchedule = v.parser(ImportScheduleSchema);
export const parseTotals = v.parser(ImportTotalsSchema);
export const parseWriteResponse = v.parser(phpObject({ status: text, message: optional(v.string()) }));
