import { createDateFormat } from '@admin/format';
import { getHost } from '@admin/host';
import { createWallDateFormat } from '../report/dates';

/** Formats times in the store's time zone; includes the date if it is not today. */
export function createTimeFormatters() {
  const { timeFormat, settings } = getHost();
  const { dateFormat, timeZone, locale } = settings;
  const readClocks = createDateFormat({ timeZone, locale: locale.userLocale });
  const date = createWallDateFormat();
  /** @param text the local time in WordPress's format: `2026-11-21 01:49:21` */
  const formatWallTime = (text: string): string => {
    const isToday = date(text, 'Y-m-d') === readClocks(new Date(), 'Y-m-d');
    return date(text, isToday ? timeFormat : `${dateFormat} ${timeFormat}`);
  };
  return {
    formatWallTime,
    /** @param moment milliseconds since 1970 */
    formatMoment: (moment: number): string => formatWallTime(readClocks(new Date(moment), 'Y-m-d H:i')),
  };
}
