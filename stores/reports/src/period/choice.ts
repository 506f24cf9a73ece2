import { readDay } from './calendar';
import { isPreset, type Comparison, type ComparedPeriod, type PeriodChoice } from './period';

/** Parameters of an address or of a setting, as text. */
export type AddressQuery = Readonly<Record<string, string | undefined>>;

/** The parameter by which a running period is compared with full days. */
export const FULL_DAYS = 'full_days';

/** What counts where neither the address nor the settings say anything that can be understood. */
const FALLBACK: PeriodChoice = { period: 'month', compare: 'previous_year' };

/**
 * The period that an address names, or the one of the shop's settings.
 * @param defaultRange as the setting holds it, escaped by some hosts: `period=month&compare=previous_year`
 */
export function readPeriod(query: AddressQuery, defaultRange: string): ComparedPeriod {
  const fallback =
    read(Object.fromEntries(new URLSearchParams(defaultRange.replaceAll('&amp;', '&'))), FALLBACK) ??
    FALLBACK;
  const choice = read(query, fallback) ?? { ...fallback, compare: readComparison(query, fallback.compare) };
  return query[FULL_DAYS] ? { ...choice, comparesFullDays: true } : choice;
}

/** The parameters of an address that stand for a period; those of an earlier custom one are removed. */
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

/** `2026-11-20` of a day or of a moment on it; nothing when there is no such day. */
function toDay(text = ''): string | undefined {
  const day = text.slice(0, 10);
  try {
    readDay(day);
    return day;
  } catch {
    return undefined;
  }
}
