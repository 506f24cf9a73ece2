import { __ } from '@wordpress/i18n';
import { listPresets, toPeriodQuery, type Comparison, type PresetName } from '@admin/store-reports';
import { getNewPath } from '@admin/navigation';
import { normalize } from '@admin/ui';
import type { Place } from './command';

/** A report that words may mean. */
export interface NamedReport {
  /** `/analytics/orders`. */
  path: string;
  title: string;
  /** Offered where only a period is said. */
  isMostWanted?: boolean | undefined;
}

/** What a phrase says of the report; a later one overrules an earlier one of its kind. */
type Meaning =
  | { readonly kind: 'period'; readonly value: PresetName; readonly label: string }
  | { readonly kind: 'comparison'; readonly value: Comparison; readonly label: string }
  | { readonly kind: 'report'; readonly value: NamedReport };

interface Phrase {
  readonly words: readonly string[];
  readonly meaning: Meaning;
}

/** So many ends of what is typed are offered. */
const MOST_ENDS = 6;

/**
 * Prepares a list of reports for `orders last 30 days`. What it returns reads reports with a period that words mean,
 * in any order: `orders last 30 days`, `revenue by coupon this quarter vs last year`. A word that means none of it makes
 * the whole text something else, so that names of products are not taken for periods; only the end may be unfinished,
 * as it is while somebody types: `orders last`.
 * Of two reports the one behind `by` counts, which splits the figures up. Words are those of the user's language.
 */
export function createReportSearch(reports: readonly NamedReport[]): (text: string) => Place[] {
  const small = split(__('by, of, for, the, in, report', 'woocommerce'));
  const toWords: ToWords = (text) => split(text).filter((word) => !small.includes(word));
  const phrases = listPhrases(reports, toWords);
  return (text) => {
    const words = toWords(text);
    const whole = readMeanings(words, phrases);
    return whole ? toPlaces(whole, reports) : readUnfinished(words, phrases, reports);
  };
}

/** Words that count: small ones between them do not. */
type ToWords = (text: string) => string[];

/** What words may become: the last of them begin a phrase, and all before them mean something already. */
function readUnfinished(
  words: readonly string[],
  phrases: readonly Phrase[],
  reports: readonly NamedReport[],
): Place[] {
  // A few letters with nothing before them may begin anything.
  for (let at = words.length > 1 ? 0 : words.length; at < words.length; at += 1) {
    const before = readMeanings(words.slice(0, at), phrases);
    const end = words.slice(at);
    const places = phrases
      .filter((phrase) => before && begins(phrase, end))
      .toSorted((one, other) => one.words.length - other.words.length)
      .flatMap(({ meaning }) => toPlaces([...(before ?? []), meaning], reports));
    if (places.length > 0)
      return [...new Map(places.map((place) => [place.id, place])).values()].slice(0, MOST_ENDS);
  }
  return [];
}

/** Whether a phrase continues from these words, the last of which may be the beginning of one. */
const begins = ({ words }: Phrase, start: readonly string[]): boolean =>
  start.every((word, index) =>
    index < start.length - 1 ? words[index] === word : words[index]?.startsWith(word),
  );

function toPlaces(meanings: readonly Meaning[], reports: readonly NamedReport[]): Place[] {
  const period = meanings.findLast((meaning) => meaning.kind === 'period');
  if (!period) return [];
  const comparison = meanings.findLast((meaning) => meaning.kind === 'comparison');
  // Of two, the one after "by": revenue by coupon is what coupons brought in.
  const named = meanings.findLast((meaning) => meaning.kind === 'report');
  const meant = named ? [named.value] : reports.filter(({ isMostWanted }) => isMostWanted);
  return meant.map((report) => toPlace(report, period, comparison));
}

function toPlace(
  { path, title }: NamedReport,
  period: Extract<Meaning, { kind: 'period' }>,
  comparison: Extract<Meaning, { kind: 'comparison' }> | undefined,
): Place {
  const { period: name, compare } = toPeriodQuery({
    period: period.value,
    compare: comparison?.value ?? 'previous_year',
  });
  // What nobody asked for is left to the shop's own settings.
  const query = { period: name, ...(comparison && { compare }) };
  return {
    id: `report ${path} ${period.value} ${comparison?.value ?? ''}`,
    group: 'reports',
    title: `${title}: ${period.label}`,
    trail: comparison?.label,
    icon: 'calendar',
    href: getNewPath(query, path, {}),
  };
}

/** The meanings of all words, longest phrases first; nothing when a word has none. */
function readMeanings(words: readonly string[], phrases: readonly Phrase[]): Meaning[] | undefined {
  const found: Meaning[] = [];
  for (let at = 0; at < words.length;) {
    const phrase = phrases.find((each) => each.words.every((word, index) => words[at + index] === word));
    if (!phrase) return undefined;
    found.push(phrase.meaning);
    at += phrase.words.length;
  }
  return found;
}

function listPhrases(reports: readonly NamedReport[], toWords: ToWords): Phrase[] {
  const phrases = [
    ...periodPhrases(toWords),
    ...comparisonPhrases(toWords),
    ...reports.flatMap((report): Phrase[] => {
      const words = toWords(report.title);
      return [words, words.map(toSingular)].map((each) => ({
        words: each,
        meaning: { kind: 'report', value: report },
      }));
    }),
  ];
  return phrases.toSorted((one, other) => other.words.length - one.words.length);
}

function periodPhrases(toWords: ToWords): Phrase[] {
  const ongoing: Partial<Record<PresetName, string>> = {
    today: __('this day', 'woocommerce'),
    week: __('this week, week', 'woocommerce'),
    month: __('this month, month', 'woocommerce'),
    quarter: __('this quarter, quarter', 'woocommerce'),
    year: __('this year, year', 'woocommerce'),
    last_7_days: __('7 days, past 7 days', 'woocommerce'),
    last_14_days: __('14 days, past 14 days', 'woocommerce'),
    last_30_days: __('30 days, past 30 days', 'woocommerce'),
    last_90_days: __('90 days, past 90 days', 'woocommerce'),
    last_365_days: __('365 days, past 365 days', 'woocommerce'),
  };
  return listPresets().flatMap(({ value, label }) =>
    toPhrases([label, ongoing[value] ?? ''].join(), { kind: 'period', value, label }, toWords),
  );
}

/** Words that stand before what is compared with, so that `last year` is then no period. */
function comparisonPhrases(toWords: ToWords): Phrase[] {
  const before = __('vs, versus, compared to, compared with, against', 'woocommerce').split(',');
  const year = __('last year, previous year, the year before', 'woocommerce').split(',');
  const period = __('previous period, the period before', 'woocommerce').split(',');
  const toEach = (ends: readonly string[], value: Comparison, label: string): Phrase[] =>
    before.flatMap((start) =>
      ends.map((end) => ({
        words: toWords(`${start} ${end}`),
        meaning: { kind: 'comparison', value, label },
      })),
    );
  return [
    ...toEach(year, 'previous_year', __('compared with the previous year', 'woocommerce')),
    ...toEach(period, 'previous_period', __('compared with the previous period', 'woocommerce')),
  ];
}

/** Phrases of a list with commas. */
const toPhrases = (list: string, meaning: Meaning, toWords: ToWords): Phrase[] =>
  list
    .split(',')
    .map((phrase) => ({ words: toWords(phrase), meaning }))
    .filter(({ words }) => words.length > 0);

/** Neither case, accents nor dots count: `vs.` is `vs`. */
const split = (text: string): string[] =>
  normalize(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Of the English titles: `coupons` is also asked for as `coupon`, `taxes` as `tax`, `categories` as `category`. */
const toSingular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(x)es$/, '$1')
    .replace(/s$/, '');
