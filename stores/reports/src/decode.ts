import { decodeEntities, stripTags } from '@admin/format';
import { isRecord, toList, toRecord } from '@admin/http';
import type {
  Figures,
  Indicator,
  IndicatorDefinition,
  Leaderboard,
  LeaderboardCell,
  LeaderboardDefinition,
  ReportInterval,
  ReportRow,
  ReportRows,
  ReportSegment,
  RowOf,
} from './types';

/** Reads an entry of a list, or gives nothing: one bad entry costs only itself. */
const ROWS: { [E in keyof ReportRows]: (entry: ReportRow) => ReportRows[E] | undefined } = {
  'performance-indicators': toIndicator,
  'performance-indicators/allowed': toDefinition,
  leaderboards: toLeaderboard,
  'leaderboards/allowed': toLeaderboardDefinition,
};

/** Rows of all other lists are kept as they are: what we do not know of them may be an extension's. */
const readRow = (endpoint: string, entry: ReportRow): unknown =>
  isKnown(endpoint) ? ROWS[endpoint](entry) : entry;

const isKnown = (endpoint: string): endpoint is keyof ReportRows => Object.hasOwn(ROWS, endpoint);

export const toRows =
  <E extends string>(endpoint: E) =>
  (payload: unknown): RowOf<E>[] =>
    // The endpoint decides about its rows, which its type cannot follow.
    toList(payload).flatMap((entry) => (isRecord(entry) && readRow(endpoint, entry)) || []) as RowOf<E>[];

export interface StatsPage {
  totals: Figures;
  segments: ReportSegment[];
  rawTotals: ReportRow;
  intervals: ReportInterval[];
}

/** Beyond the last page and where there are no intervals at all, lists are empty. */
export function toStats(payload: unknown): StatsPage {
  const { totals, intervals } = toRecord(payload);
  const rawTotals = isRecord(totals) ? totals : {};
  return {
    totals: toFigures(rawTotals),
    segments: toSegments(rawTotals['segments']),
    rawTotals,
    intervals: (Array.isArray(intervals) ? intervals : []).filter(isRecord).map(toInterval),
  };
}

function toDefinition(entry: ReportRow): IndicatorDefinition | undefined {
  const stat = text(entry['stat']);
  if (!stat) return undefined;
  return {
    stat,
    chart: text(entry['chart']),
    label: decodeEntities(text(entry['label'])),
    reportPath: toReportPath(entry['_links']),
  };
}

function toIndicator(entry: ReportRow): Indicator | undefined {
  const definition = toDefinition(entry);
  const { format, value } = entry;
  return (
    definition && {
      ...definition,
      format: format === 'currency' ? 'currency' : 'number',
      value: typeof value === 'number' ? value : null,
    }
  );
}

function toLeaderboardDefinition(entry: ReportRow): LeaderboardDefinition | undefined {
  const id = text(entry['id']);
  if (!id) return undefined;
  const headers = toRecords(entry['headers']).map(({ label }) => decodeEntities(text(label)));
  return { id, label: decodeEntities(text(entry['label'])), headers };
}

function toLeaderboard(entry: ReportRow): Leaderboard | undefined {
  const definition = toLeaderboardDefinition(entry);
  const rows: unknown[] = Array.isArray(entry['rows']) ? entry['rows'] : [];
  return (
    definition && { ...definition, rows: rows.map((row) => toRecords(row).map(toCell)).filter(hasItems) }
  );
}

const LINK = /\shref=(?:"([^"]*)"|'([^']*)')/;

/** Cells come as HTML; what they say is its text, where they lead is its link. */
function toCell({ display, value }: ReportRow): LeaderboardCell {
  const html = text(display) || (typeof value === 'number' ? String(value) : text(value));
  const [, quoted, single] = LINK.exec(html) ?? [];
  const href = decodeEntities(quoted ?? single ?? '');
  const words = decodeEntities(stripTags(html)).trim();
  return { text: words, ...(href && { href }) };
}

const toRecords = (value: unknown): ReportRow[] => (Array.isArray(value) ? value : []).filter(isRecord);
const hasItems = (list: readonly unknown[]) => list.length > 0;

/** The link is a path of the dashboard; anything else leads nowhere we know. */
function toReportPath(links: unknown): string {
  const { report } = isRecord(links) ? links : {};
  const [first]: unknown[] = Array.isArray(report) ? report : [];
  const path = isRecord(first) ? text(first['href']) : '';
  return /^\/(?!\/)/.test(path) ? path : '';
}

const toInterval = (entry: ReportRow): ReportInterval => ({
  interval: text(entry['interval']),
  start: text(entry['date_start']),
  end: text(entry['date_end']),
  subtotals: toFigures(entry['subtotals']),
  segments: isRecord(entry['subtotals']) ? toSegments(entry['subtotals']['segments']) : [],
  raw: entry,
});

/** Ids come as numbers or as text; what has none belongs to nothing. */
const toSegments = (value: unknown): ReportSegment[] =>
  (Array.isArray(value) ? value : []).filter(isRecord).flatMap((entry) => {
    const id = Number(entry['segment_id'] ?? Number.NaN);
    const subtotals = toFigures(entry['subtotals']);
    return Number.isNaN(id) ? [] : [{ id, label: decodeEntities(text(entry['segment_label'])), subtotals }];
  });

/** Segments, which are no number, are left out. */
const toFigures = (value: unknown): Figures =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  );

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
