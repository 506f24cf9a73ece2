import { formatDate } from '@admin/format';
import { getHost } from '@admin/host';

/** Formats the time in a member of a product: in UTC if its name ends with `_gmt`, otherwise local. '' if invalid. */
export function formatTime(member: string, text: string): string {
  const { timeFormat, settings } = getHost();
  const { dateFormat, timeZone, locale } = settings;
  return formatDate(new Date(`${text}Z`), `${dateFormat} ${timeFormat}`, {
    // Local times are read and formatted in UTC, which keeps the time of day.
    timeZone: member.endsWith('_gmt') ? timeZone : '+00:00',
    locale: locale.userLocale,
  });
}
