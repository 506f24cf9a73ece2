import { toLanguageTag } from './language-tag';

const MINUTE = 60_000; // milliseconds
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The largest fitting unit is used. */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
];

/** Formats how long ago a time was: `5 minutes ago`. */
export type RelativeTimeFormat = (time: number, now: number) => string;

/**
 * Creates a formatter for a language. Times are milliseconds since 1970. Less than a minute ago, or in the future
 * because of clock differences, is `now`.
 * @param locale as the host writes it (`de_DE_formal`) or as a language tag (`de-DE`)
 */
export function createRelativeTimeFormat(locale: string): RelativeTimeFormat {
  const format = new Intl.RelativeTimeFormat(toLanguageTag(locale), { numeric: 'auto' });
  return (time, now) => {
    const passed = Math.max(now - time, 0);
    const [unit, length] = UNITS.find(([, size]) => passed >= size) ?? (['second', Infinity] as const);
    return format.format(-Math.floor(passed / length) || 0, unit);
  };
}
