import { __ } from '@wordpress/i18n';
import { listPresets, toPeriodQuery, type Comparison, type PresetName } from '@admin/store-reports';
import { getNewPath } from '@admin/navigation';
import { normalize } from '@admin/ui';
import type { CommandLink } from './command';

/** A report that a search text can name. */
export interface NamedReport {
  /** `/analytics/orders`. */
  path: string;
  title: string;
  /** Suggested if the text has only a period. */
  isMostWanted?: boolean | undefined;
}

/** Meaning of a phrase; a later one replaces an earlier one of the same kind. */
type Meaning =
  | { readonly kind: 'period'; readonly value: PresetName; readonly label: string }
  | { readonly kind: 'comparison'; readonly value: Comparison; readonly label: string }
  | { readonly kind: 'report'; readonly value: NamedReport };

interface Phrase {
  readonly words: readonly string[];
  readonly meaning: Meaning;
}

/** Maximum number of completions. */
const MAX_ENDS = 6;

/**
 * Creates a search function that understands reports with a period, in any order: `orders last 30 days`, `revenue by
 * coupon this quarter vs last year`. If any word has no meaning, nothing is found, so that product names aren't
 * mistaken for periods; only the end may be incomplete, as while typing: `orders last`. If the text names two reports,
 * the one after `by` wins, because it breaks the metric down. Phrases are in the user's language.
 */
export function createReportSearch(reports: readonly NamedReport[]): (text: string) => CommandLink[] {
  const small = split(__('by, of, for, the, in, report', 'store-admin'));
  const toWords: ToWords = (text) => split(text).filter((word) => !small.includes(word));
  const phrases = listPhrases(reports, toWords);
  return (text) => {
    const words = toWords(text);
    const whole = readMeanings(words, phrases);
    return whole ? toLinks(whole, reports) : readUnfinished(words, phrases, reports);
  };
}

/** Splits text into words, without filler words. */
type ToWords = (text: string) => string[];

/** Completes an unfinished text: the last words start a phrase, and all words before them already have a meaning. */
function readUnfinished(
  words: readonly string[],
  phrases: readonly Phrase[],
  reports: readonly NamedReport[],
): CommandLink[] {
  // A few letters alone could start any phrase.
  for (let at = words.length > 1 ? 0 : words.length; at < words.length; at += 1) {
    const before = readMeanings(words.slice(0, at), phrases);
    const end = words.slice(at);
    const links = phrases
      .filter((phrase) => before && begins(phrase, end))
      .toSorted((one, other) => one.words.length - other.words.length)
      .flatMap(({ meaning }) => toLinks([...(before ?? []), meaning], reports));
    if (links.length > 0)
      return [...new Map(links.map((link) => [link.id, link])).values()].slice(0, MAX_ENDS);
  }
  return [];
}

/** Whether a phrase starts with these words; the last one may be incomplete. */
const begins = ({ words }: Phrase, start: readonly string[]): boolean =>
  start.every((word, index) =>
    index < start.length - 1 ? words[index] === word : words[index]?.startsWith(word),
  );

function toLinks(meanings: readonly Meaning[], reports: readonly NamedReport[]): CommandLink[] {
  const period = meanings.findLast((meaning) => meaning.kind === 'period');
  if (!period) return [];
  const comparison = meanings.findLast((meaning) => meaning.kind === 'comparison');
  // Of two reports, the one after "by" counts: "revenue by coupon" means the coupons report.
  const named = meanings.findLast((meaning) => meaning.kind === 'report');
  const meant = named ? [named.value] : reports.filter(({ isMostWanted }) => isMostWanted);
  return meant.map((report) => toLink(report, period, comparison));
}

function toLink(
  { path, title }: NamedReport,
  period: Extract<Meaning, { kind: 'period' }>,
  comparison: Extract<Meaning, { kind: 'comparison' }> | undefined,
): CommandLink {
  const { period: name, compare } = toPeriodQuery({
    period: period.value,
    compare: comparison?.value ?? 'previous_year',
  });
  // Without a comparison in the text, the store's default applies.
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

/** Returns the meanings of all words, longest phrases first; `undefined` if a word has none. */
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
    today: __('this day', 'store-admin'),
    week: __('this week, week', 'store-admin'),
    month: __('this month, month', 'store-admin'),
    quarter: __('this quarter, quarter', 'store-admin'),
    year: __('this year, year', 'store-admin'),
    last_7_days: __('7 days, past 7 days', 'store-admin'),
    last_14_days: __('14 days, past 14 days', 'store-admin'),
    last_30_days: __('30 days, past 30 days', 'store-admin'),
    last_90_days: __('90 days, past 90 days', 'store-admin'),
    last_365_days: __('365 days, past 365 days', 'store-admin'),
  };
  return listPresets().flatMap(({ value, label }) =>
    toPhrases([label, ongoing[value] ?? ''].join(), { kind: 'period', value, label }, toWords),
  );
}

/** Phrases with "vs" and similar words, so that `last year` after them isn't taken as the period. */
function comparisonPhrases(toWords: ToWords): Phrase[] {
  const before = __('vs, versus, compared to, compared with, against', 'store-admin').split(',');
  const year = __('last year, previous year, the year before', 'store-admin').split(',');
  const period = __('previous period, the period before', 'store-admin').split(',');
  const toEach = (ends: readonly string[], value: Comparison, label: string): Phrase[] =>
    before.flatMap((start) =>
      ends.map((end) => ({
        words: toWords(`${start} ${end}`),
        meaning: { kind: 'comparison', value, label },
      })),
    );
  return [
    ...toEach(year, 'previous_year', __('compared with the previous year', 'store-admin')),
    ...toEach(period, 'previous_period', __('compared with the previous period', 'store-admin')),
  ];
}

/** Splits a comma-separated list into phrases. */
const toPhrases = (list: string, meaning: Meaning, toWords: ToWords): Phrase[] =>
  list
    .split(',')
    .map((phrase) => ({ words: toWords(phrase), meaning }))
    .filter(({ words }) => words.length > 0);

/** Ignores case, accents and periods: `vs.` equals `vs`. */
const split = (text: string): string[] =>
  normalize(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * Singular of English titles: users also type `coupon` for `coupons`, `tax` for `taxes`, `category` for `categories`.
 */
const toSingular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(x)es$/, '$1')
    .replace(/s$/, '');
