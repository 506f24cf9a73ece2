import { createDateFormat } from '@admin/format';
import { getHost } from '@admin/host';
import { createWallDate } from '../report/dates';

/** Formats times in the store's time zone; includes the date if it is not today. */
export function createTimeWriter() {
  const { timeFormat, settings } = getHost();
  const { dateFormat, timeZone, locale } = settings;
  const readClocks = createDateFormat({ timeZone, locale: locale.userLocale });
  const date = createWallDate();
  /** @param text the local time in WordPress's format: `2026-11-21 01:49:21` */
  const writeWallTime = (text: string): string => {
    const isToday = date(text, 'Y-m-d') === readClocks(new Date(), 'Y-m-d');
    return date(text, isToday ? timeFormat : `${dateFormat} ${timeFormat}`);
  };
  return {
    writeWallTime,
    /** @param moment milliseconds since 1970 */
    writeMoment: (moment: number): string => writeWallTime(readClocks(new Date(moment), 'Y-m-d H:i')),
  };
}
