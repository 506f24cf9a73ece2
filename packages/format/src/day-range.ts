import { toLanguageTag } from './language-tag';

/** The separator of a range in most languages, with any dash and spaces. */
const DASH = /^\s*[-–—]\s*$/u;

/**
 * Formats a range of days, without repeating common parts: `Nov 1 - 20, 2026`. A single day is formatted as one date.
 * @param first, last as `2026-11-01`
 * @returns an empty text where one of them is no day
 */
export function formatDayRange(first: string, last: string, locale: string): string {
  const [from, to] = [first, last].map((day) => new Date(`${day}T00:00:00Z`));
  if (!from || !to || Number.isNaN(from.getTime()) || Number.isNaN(to.getTime())) return '';
  return getFormat(locale)
    .formatRangeToParts(from, to)
    .map(({ type, source, value }) =>
      type === 'literal' && source === 'shared' && DASH.test(value) ? ' - ' : value,
    )
    .join('');
}

/** Cached by locale, since `Intl` formats are slow to create. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();

function getFormat(locale: string): Intl.DateTimeFormat {
  const cached = FORMATS.get(locale);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat(toLanguageTag(locale), {
    timeZone: 'UTC',
    calendar: 'gregory',
    // Latin digits, as in all other dates, which use PHP formats.
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  });
  FORMATS.set(locale, format);
  return format;
}
