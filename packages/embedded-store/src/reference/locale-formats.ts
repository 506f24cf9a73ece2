import { DEFAULT_LOCALE } from '../i18n';

/** How a language writes dates and times, and the first day of its week. */
export interface LocaleFormats {
  /** In PHP's date syntax: `j. F Y`. */
  date: string;
  /** In PHP's date syntax: `H:i`. */
  time: string;
  /** 0 is Sunday. */
  startOfWeek: number;
}

/** WordPress's own defaults. */
const ENGLISH: LocaleFormats = { date: 'F j, Y', time: 'g:i a', startOfWeek: 1 };

const SAMPLE = new Date(Date.UTC(2026, 1, 3, 4, 5));

/**
 * The formats that a new store in a language starts with, from the Unicode locale data.
 * @param locale in WordPress's format, `de_DE`
 */
export function getLocaleFormats(locale: string): LocaleFormats {
  if (locale === DEFAULT_LOCALE) return ENGLISH;
  const tag = `${locale.replaceAll('_', '-')}-u-ca-gregory-nu-latn`;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).formatToParts(SAMPLE).map(toPhp).join('');
  return {
    date: format({ dateStyle: 'long' }),
    time: format({ timeStyle: 'short' }),
    startOfWeek: getFirstDay(tag) % 7,
  };
}

/** One part of a date in PHP's syntax. The sample's day, month and hour show whether there is a leading zero. */
function toPhp({ type, value }: Intl.DateTimeFormatPart, _index: number, parts: Intl.DateTimeFormatPart[]) {
  const isHalfDay = parts.some((part) => part.type === 'dayPeriod');
  switch (type) {
    case 'day':
      return value === '03' ? 'd' : 'j';
    case 'month':
      return value === '02' ? 'm' : value === '2' ? 'n' : 'F';
    case 'year':
      return 'Y';
    case 'hour':
      return value === '04' ? (isHalfDay ? 'h' : 'H') : isHalfDay ? 'g' : 'G';
    case 'minute':
      return 'i';
    case 'dayPeriod':
      return 'a';
    default:
      return value.replaceAll(/[a-z\\]/gi, String.raw`\$&`);
  }
}

/** From 1, Monday, to 7. Engines have either of the two spellings. */
function getFirstDay(tag: string): number {
  const locale: Intl.Locale & WeekInfo = new Intl.Locale(tag).maximize();
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
}

interface WeekInfo {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}
