import { useState } from 'react';
import { createDateFormat, createRelativeTimeFormat } from '@admin/format';
import { getHost } from '@admin/host';
import { useCurrentMinute } from './use-current-minute';

const WEEK_MS = 7 * 24 * 3_600_000; // milliseconds

/** Shows how long ago something was, or its date after a week; the exact time is in the tooltip. */
export function RelativeTime({ at }: { at: number }) {
  const now = useCurrentMinute();
  const [write] = useState(createTimeFormat);
  const date = new Date(at);
  const { words, exact } = write(date, now);
  return (
    <time dateTime={date.toISOString()} title={exact}>
      {words}
    </time>
  );
}

function createTimeFormat() {
  const { timeFormat, settings } = getHost();
  const { dateFormat, timeZone, locale } = settings;
  const writeDate = createDateFormat({ timeZone, locale: locale.userLocale });
  const writeRelative = createRelativeTimeFormat(locale.userLocale);
  return (date: Date, now: number) => ({
    words: now - date.getTime() < WEEK_MS ? writeRelative(date.getTime(), now) : writeDate(date, dateFormat),
    exact: writeDate(date, `${dateFormat} ${timeFormat}`),
  });
}
