import { toLanguageTag } from './language-tag';

/** Names of months, weekdays and AM/PM in one language. */
export interface DateNames {
  /** 1 to 12. */
  month(month: number, length: NameLength): string;
  /** 0 is Sunday. */
  weekday(weekday: number, length: NameLength): string;
  dayPeriod(hour: number): string;
}

type NameLength = 'long' | 'short';
/** Some languages inflect a month's name in a date: Polish `marzec`, but `9 marca`. */
type NameUse = 'inDate' | 'alone';

const SUNDAY = Date.UTC(2023, 0, 1);
const DAY = 86_400_000;
const HOUR = 3_600_000;

type NamesByUse = (use: NameUse) => DateNames;

/** Cached by language, since `Intl` formats are slow to create. */
const LANGUAGES = new Map<string, NamesByUse>();

export function createDateNames(locale: string): NamesByUse {
  const language = toLanguageTag(locale);
  const cached = LANGUAGES.get(language);
  if (cached) return cached;
  const namesByUse = createLanguageNames(language);
  LANGUAGES.set(language, namesByUse);
  return namesByUse;
}

function createLanguageNames(language: string): NamesByUse {
  const names = new Map<string, string>();

  const read = (
    type: 'month' | 'weekday' | 'dayPeriod',
    time: number,
    options: Intl.DateTimeFormatOptions,
  ) => {
    const key = `${type} ${time} ${options[type === 'dayPeriod' ? 'hour' : type]} ${options.day}`;
    const cached = names.get(key);
    if (cached !== undefined) return cached;
    // PHP uses the Gregorian calendar, whatever the language's default is.
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC', calendar: 'gregory' });
    const name = format.formatToParts(time).find((part) => part.type === type)?.value ?? '';
    names.set(key, name);
    return name;
  };

  return (use) => ({
    month(month, length) {
      const time = Date.UTC(2023, month - 1, 1);
      const inDate = use === 'inDate' ? read('month', time, { month: length, day: 'numeric' }) : '';
      // Czech has only numbers for short months in dates.
      return /^\d*$/.test(inDate) ? read('month', time, { month: length }) : inDate;
    },
    weekday: (weekday, length) => read('weekday', SUNDAY + weekday * DAY, { weekday: length }),
    dayPeriod: (hour) => read('dayPeriod', SUNDAY + hour * HOUR, { hour: 'numeric', hourCycle: 'h12' }),
  });
}
