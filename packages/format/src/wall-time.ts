/** Local date and time in the store's time zone. */
export interface WallTime {
  year: number;
  /** 1 to 12. */
  month: number;
  day: number;
  /** 0 is Sunday. */
  weekday: number;
  hour: number;
  minute: number;
  second: number;
  millisecond: number;
  /** Offset from UTC in minutes at that time. */
  offset: number;
  timeZone: string;
  /** Milliseconds since 1970. */
  timestamp: number;
}

const OFFSET = /^([+-])(\d{1,2}):?(\d{2})$/;
const MINUTE = 60_000;

/** Creates a function that converts dates to local time in a time zone; an unknown zone counts as UTC. */
export function createWallTimeReader(timeZone: string): (date: Date) => WallTime {
  const zone = readZone(timeZone);
  return (date) => {
    const timestamp = date.getTime();
    const offset = zone.offsetAt(date);
    const shifted = new Date(timestamp + offset * MINUTE);
    return {
      year: shifted.getUTCFullYear(),
      month: shifted.getUTCMonth() + 1,
      day: shifted.getUTCDate(),
      weekday: shifted.getUTCDay(),
      hour: shifted.getUTCHours(),
      minute: shifted.getUTCMinutes(),
      second: shifted.getUTCSeconds(),
      millisecond: shifted.getUTCMilliseconds(),
      offset,
      timeZone: zone.name,
      timestamp,
    };
  };
}

interface Zone {
  name: string;
  offsetAt(date: Date): number;
}

function readZone(name: string): Zone {
  const fixed = OFFSET.exec(name);
  if (fixed) {
    const minutes = Number(fixed[2]) * 60 + Number(fixed[3]);
    return { name, offsetAt: () => (fixed[1] === '-' ? -minutes : minutes) };
  }
  const format = createZoneFormat(name);
  return format ? { name, offsetAt: (date) => readOffset(format, date) } : { name: 'UTC', offsetAt: () => 0 };
}

function createZoneFormat(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return undefined;
  }
}

function readOffset(format: Intl.DateTimeFormat, date: Date): number {
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, Number(value)]));
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const wall = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return Math.round((wall - date.getTime()) / MINUTE);
}
