import { getOptions } from './queries';
import type { OptionValue } from './queries';
import type { StoreDatabase } from '../../database';
import { isTimeZone } from '../../shared/local-time';
import type { TimeZone } from '../../shared/local-time';

/** Site settings outside the store. */
export interface Site {
  title: string;
  description: string;
  adminEmail: string;
  /** A zone name, `''` when only an offset is set. */
  timeZone: string;
  /** Hours east of UTC, as text. */
  gmtOffset: string;
  /** Formats in PHP's date syntax. */
  dateFormat: string;
  timeFormat: string;
  /** 0 is Sunday. */
  startOfWeek: number;
  /** `''` means US English. */
  language: string;
  showOnFront: string;
  pageOnFront: number;
}

const NAMES = [
  'blogname',
  'blogdescription',
  'admin_email',
  'timezone_string',
  'gmt_offset',
  'date_format',
  'time_format',
  'start_of_week',
  'WPLANG',
  'show_on_front',
  'page_on_front',
];

export function getSite(db: StoreDatabase): Site {
  const stored = getOptions(db, NAMES);
  const text = (name: string, fallback = '') => toText(stored.get(name)) ?? fallback;
  return {
    title: text('blogname'),
    description: text('blogdescription'),
    adminEmail: text('admin_email'),
    timeZone: text('timezone_string'),
    gmtOffset: text('gmt_offset', '0'),
    dateFormat: text('date_format', 'F j, Y'),
    timeFormat: text('time_format', 'g:i a'),
    startOfWeek: Number(text('start_of_week', '1')),
    language: text('WPLANG'),
    showOnFront: text('show_on_front', 'posts'),
    pageOnFront: Number(text('page_on_front', '0')),
  };
}

function toText(value: OptionValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The store's time zone; UTC until one is set. An invalid name counts as not set. */
export function getTimeZone(db: StoreDatabase): TimeZone {
  const { timeZone, gmtOffset } = getSite(db);
  if (timeZone !== '' && isTimeZone(timeZone)) return timeZone;
  const hours = Number(gmtOffset);
  return Number.isFinite(hours) ? Math.round(hours * 60) : 0;
}
