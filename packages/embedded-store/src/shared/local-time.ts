/**
 * Where the shop's clocks hang: a zone name such as `Europe/Berlin`, or an offset in minutes east of Greenwich for
 * shops that only set a number of hours.
 */
export type TimeZone = string | number;

/** Zones change their offset on these borders only, so one answer holds for the whole stretch. */
const STRETCH_MS = 15 * 60 * 1000;

const MINUTE_MS = 60 * 1000;

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, Map<number, number>>();

/** `2026-11-20 22:42:37`: what the shop's clocks showed. */
export function toLocalText(zone: TimeZone, moment: number): string {
  return new Date(moment + offsetAt(zone, moment)).toISOString().slice(0, 19).replace('T', ' ');
}

/**
 * When the shop's clocks showed this, `T` or a space between date and time. Of an hour that comes twice the first
 * one is meant, and an hour that clocks skip counts on as if they had not.
 */
export function fromLocalText(zone: TimeZone, local: string): number {
  const wall = Date.parse(`${local.replace(' ', 'T')}Z`);
  const before = wall - offsetAt(zone, wall - 24 * 60 * MINUTE_MS);
  const after = wall - offsetAt(zone, wall + 24 * 60 * MINUTE_MS);
  const fits = [before, after].filter((moment) => moment + offsetAt(zone, moment) === wall);
  return fits.length > 0 ? Math.min(...fits) : before;
}

/** How far the shop's clocks are ahead of Greenwich, in milliseconds. */
function offsetAt(zone: TimeZone, moment: number): number {
  if (typeof zone === 'number') return zone * MINUTE_MS;
  const stretch = Math.floor(moment / STRETCH_MS);
  const known = offsets.get(zone) ?? new Map<number, number>();
  offsets.set(zone, known);
  const offset = known.get(stretch) ?? readOffset(zone, stretch * STRETCH_MS);
  known.set(stretch, offset);
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
  const known = formats.get(zone);
  if (known) return known;
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

/** Whether this is the name of a zone. */
export function isTimeZone(zone: string): boolean {
  try {
    formatIn(zone);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
