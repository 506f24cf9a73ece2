/**
 * The store's time zone: a name such as `Europe/Berlin`, or an offset in minutes east of UTC for stores that only set a
 * number of hours.
 */
export type TimeZone = string | number;

/** Time zones change their offset only at multiples of 15 minutes, so an offset is cached for that period. */
const STRETCH_MS = 15 * 60 * 1000;

const MINUTE_MS = 60 * 1000;

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, Map<number, number>>();

/** `2026-11-20 22:42:37`: the time in the store's time zone. */
export function toLocalText(zone: TimeZone, moment: number): string {
  return new Date(moment + offsetAt(zone, moment)).toISOString().slice(0, 19).replace('T', ' ');
}

/**
 * Parses a local time, with `T` or a space between date and time. An ambiguous time (clocks go back) means the first of
 * the two; a skipped time (clocks go forward) uses the offset from before the change.
 */
export function fromLocalText(zone: TimeZone, local: string): number {
  const wall = Date.parse(`${local.replace(' ', 'T')}Z`);
  const before = wall - offsetAt(zone, wall - 24 * 60 * MINUTE_MS);
  const after = wall - offsetAt(zone, wall + 24 * 60 * MINUTE_MS);
  const fits = [before, after].filter((moment) => moment + offsetAt(zone, moment) === wall);
  return fits.length > 0 ? Math.min(...fits) : before;
}

/** Offset of the store's time zone from UTC, in milliseconds. */
function offsetAt(zone: TimeZone, moment: number): number {
  if (typeof zone === 'number') return zone * MINUTE_MS;
  const stretch = Math.floor(moment / STRETCH_MS);
  const cache = offsets.get(zone) ?? new Map<number, number>();
  offsets.set(zone, cache);
  const offset = cache.get(stretch) ?? readOffset(zone, stretch * STRETCH_MS);
  cache.set(stretch, offset);
  return offset;
}

function readOffset(zone: string, moment: number): number {
  const parts = formatIn(zone).formatToParts(moment);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return wall - moment;
}

function formatIn(zone: string): Intl.DateTimeFormat {
  const cached = formats.get(zone);
  if (cached) return cached;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

/** Whether this is a valid time zone name. */
export function isTimeZone(zone: string): boolean {
  try {
    formatIn(zone);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
