import { readDay } from './calendar';
import { isPreset, type Comparison, type ComparedPeriod, type PeriodChoice } from './period';

/** Parameters of a URL or of a setting, as text. */
export type AddressQuery = Readonly<Record<string, string | undefined>>;

/** The parameter for comparing the current period with full days. */
export const FULL_DAYS = 'full_days';

/** Used if neither the URL nor the setting has a valid period. */
const FALLBACK: PeriodChoice = { period: 'month', compare: 'previous_year' };

/**
 * The period in a URL, or the store's default.
 * @param defaultRange as the setting holds it, escaped by some hosts: `period=month&compare=previous_year`
 */
export function readPeriod(query: AddressQuery, defaultRange: string): ComparedPeriod {
  const fallback =
    read(Object.fromEntries(new URLSearchParams(defaultRange.replaceAll('&amp;', '&'))), FALLBACK) ??
    FALLBACK;
  const choice = read(query, fallback) ?? { ...fallback, compare: readComparison(query, fallback.compare) };
  return query[FULL_DAYS] ? { ...choice, comparesFullDays: true } : choice;
}

/** URL parameters for a period; removes those of an earlier custom period. */
export function toPeriodQuery(choice: PeriodChoice): AddressQuery {
  const { after, before } = choice.period === 'custom' ? choice : {};
  return { period: choice.period, compare: choice.compare, after, before };
}

function read(query: AddressQuery, { compare: usual }: PeriodChoice): PeriodChoice | undefined {
  const { period } = query;
  const compare = readComparison(query, usual);
  if (period !== 'custom') return isPreset(period) ? { period, compare } : undefined;
  const [after, before] = [toDay(query['after']), toDay(query['before'])];
  if (!after || !before) return undefined;
  return after <= before
    ? { period, compare, after, before }
    : { period, compare, after: before, before: after };
}

const readComparison = ({ compare }: AddressQuery, usual: Comparison): Comparison =>
  compare === 'previous_period' || compare === 'previous_year' ? compare : usual;

/** Extracts `2026-11-20` from a date or date-time; `undefined` if it is invalid. */
function toDay(text = ''): string | undefined {
  const day = text.slice(0, 10);
  try {
    readDay(day);
    return day;
  } catch {
    return undefined;
  }
}
