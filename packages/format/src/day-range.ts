import { toLanguageTag } from './language-tag';

/** What parts the two ends of a range in most languages, whichever dash and spaces they put there. */
const DASH = /^\s*[-–—]\s*$/u;

/**
 * From the first to the last day, without what both have in common: `Nov 1 - 20, 2026`. One day stands alone.
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

/** By locale; the browser takes its time to make one. */
const FORMATS = new Map<string, Intl.DateTimeFormat>();

function getFormat(locale: string): Intl.DateTimeFormat {
  const known = FORMATS.get(locale);
  if (known) return known;
  const format = new Intl.DateTimeFormat(toLanguageTag(locale), {
    timeZone: 'UTC',
    calendar: 'gregory',
    // As in all other dates, which PHP's formats write in these digits.
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  });
  FORMATS.set(locale, format);
  return format;
}
