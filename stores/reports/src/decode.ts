import { decodeEntities } from '@admin/format';
import { isRecord, toList, toRecord } from '@admin/http';
import type {
  Figures,
  Indicator,
  IndicatorDefinition,
  ItemsEndpoint,
  ReportInterval,
  ReportRows,
} from './types';

/** Reads an entry of a list, or gives nothing: one bad entry costs only itself. */
const ROWS: { [E in ItemsEndpoint]: (entry: Record<string, unknown>) => ReportRows[E] | undefined } = {
  'performance-indicators': toIndicator,
  'performance-indicators/allowed': toDefinition,
};

export const toRows =
  <E extends ItemsEndpoint>(endpoint: E) =>
  (payload: unknown): ReportRows[E][] =>
    toList(payload).flatMap((entry) => (isRecord(entry) && ROWS[endpoint](entry)) || []);

export function toStats(payload: unknown): { totals: Figures; intervals: ReportInterval[] } {
  const { totals, intervals } = toRecord(payload);
  return {
    totals: toFigures(totals),
    intervals: (Array.isArray(intervals) ? intervals : []).filter(isRecord).map(toInterval),
  };
}

function toDefinition(entry: Record<string, unknown>): IndicatorDefinition | undefined {
  const stat = text(entry['stat']);
  if (!stat) return undefined;
  return {
    stat,
    chart: text(entry['chart']),
    label: decodeEntities(text(entry['label'])),
    reportPath: toReportPath(entry['_links']),
  };
}

function toIndicator(entry: Record<string, unknown>): Indicator | undefined {
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

/** The link is a path of the dashboard; anything else leads nowhere we know. */
function toReportPath(links: unknown): string {
  const { report } = isRecord(links) ? links : {};
  const [first]: unknown[] = Array.isArray(report) ? report : [];
  const path = isRecord(first) ? text(first['href']) : '';
  return /^\/(?!\/)/.test(path) ? path : '';
}

const toInterval = (entry: Record<string, unknown>): ReportInterval => ({
  interval: text(entry['interval']),
  start: text(entry['date_start']),
  end: text(entry['date_end']),
  subtotals: toFigures(entry['subtotals']),
});

/** Segments, which are no number, are left out. */
const toFigures = (value: unknown): Figures =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  );

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
