import { toLanguageTag } from './language-tag';

/** Names of months, days and halves of the day in one language. */
export interface DateWords {
  /** 1 to 12. */
  month(month: number, length: NameLength): string;
  /** 0 is Sunday. */
  weekday(weekday: number, length: NameLength): string;
  dayPeriod(hour: number): string;
}

type NameLength = 'long' | 'short';
/** Some languages bend a month's name beside a day: Polish `marzec`, but `9 marca`. */
type NameUse = 'inDate' | 'alone';

const SUNDAY = Date.UTC(2023, 0, 1);
const DAY = 86_400_000;
const HOUR = 3_600_000;

export function createDateWords(locale: string): (use: NameUse) => DateWords {
  const language = toLanguageTag(locale);
  const formats = new Map<string, Intl.DateTimeFormat>();

  const read = (type: Intl.DateTimeFormatPartTypes, time: number, options: Intl.DateTimeFormatOptions) => {
    const key = JSON.stringify(options);
    const format =
      formats.get(key) ??
      // PHP counts in the Gregorian calendar, whatever the language's own is.
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC', calendar: 'gregory' });
    formats.set(key, format);
    return format.formatToParts(time).find((part) => part.type === type)?.value ?? '';
  };

  return (use) => ({
    month: (month, length) =>
      read('month', Date.UTC(2023, month - 1, 1), {
        month: length,
        ...(use === 'inDate' ? { day: 'numeric' } : {}),
      }),
    weekday: (weekday, length) => read('weekday', SUNDAY + weekday * DAY, { weekday: length }),
    dayPeriod: (hour) => read('dayPeriod', SUNDAY + hour * HOUR, { hour: 'numeric', hourCycle: 'h12' }),
  });
}
