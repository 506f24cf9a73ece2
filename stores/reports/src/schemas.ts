import { decodeEntities, stripTags } from '@admin/format';
import { isRecord } from '@admin/http';
import {
  firstOf,
  listOrEmpty,
  mapOrEmpty,
  numberOrNull,
  numeric,
  optional,
  phpObject,
  plainText,
  text,
  textOrNumber,
  tolerantList,
} from '@admin/schemas';
import * as v from 'valibot';
import type { LeaderboardCell, ReportInterval, ReportRow, ReportRows, RowOf } from './types';

/** A row whose members are read later, since extensions may add their own. */
const RowSchema = v.custom<ReportRow>(isRecord);

/** A path of the dashboard; other links are dropped. */
const LinkSchema = phpObject({ href: v.pipe(v.string(), v.regex(/^\/(?!\/)/)) });

const id = v.pipe(v.string(), v.nonEmpty());

const DEFINITION = {
  stat: id,
  chart: text,
  label: plainText,
  _links: optional(phpObject({ report: firstOf(LinkSchema) })),
};

const IndicatorDefinitionSchema = v.pipe(
  phpObject(DEFINITION),
  v.transform(({ _links, ...definition }) => ({
    ...definition,
    reportPath: _links?.report?.href ?? '',
  })),
);

const IndicatorSchema = v.pipe(
  phpObject({ ...DEFINITION, format: text, value: numberOrNull }),
  v.transform(({ _links, format, ...indicator }) => ({
    ...indicator,
    reportPath: _links?.report?.href ?? '',
    format: format === 'currency' ? ('currency' as const) : ('number' as const),
  })),
);

const LINK = /\shref=(?:"([^"]*)"|'([^']*)')/;

/** Cells are HTML; their text and the link's target are used. */
const CellSchema = v.pipe(
  phpObject({ display: text, value: textOrNumber }),
  v.transform(({ display, value }): LeaderboardCell => {
    const html = display || value;
    const [, quoted, single] = LINK.exec(html) ?? [];
    const href = decodeEntities(quoted ?? single ?? '');
    return { text: decodeEntities(stripTags(html)).trim(), ...(href && { href }) };
  }),
);

const LEADERBOARD_MEMBERS = {
  id,
  label: plainText,
  headers: v.pipe(
    listOrEmpty(phpObject({ label: plainText })),
    v.transform((headers) => headers.map(({ label }) => label)),
  ),
};

const LeaderboardSchema = phpObject({
  ...LEADERBOARD_MEMBERS,
  rows: v.pipe(
    listOrEmpty(listOrEmpty(CellSchema)),
    v.transform((rows) => rows.filter(({ length }) => length > 0)),
  ),
});

/** Rows of other lists are kept unchanged. */
const ROWS: { [E in keyof ReportRows]: v.GenericSchema<unknown, ReportRows[E]> } = {
  'performance-indicators': IndicatorSchema,
  'performance-indicators/allowed': IndicatorDefinitionSchema,
  leaderboards: LeaderboardSchema,
  'leaderboards/allowed': phpObject(LEADERBOARD_MEMBERS),
};

const isKnown = (endpoint: string): endpoint is keyof ReportRows => Object.hasOwn(ROWS, endpoint);

export const parseRows = <E extends string>(endpoint: E) => {
  const row: v.GenericSchema = isKnown(endpoint) ? ROWS[endpoint] : RowSchema;
  // The endpoint determines the row type, which TypeScript cannot infer here.
  return v.parser(tolerantList(row)) as (payload: unknown) => RowOf<E>[];
};

/** Numbers by column; segments are left out. */
const FiguresSchema = mapOrEmpty(v.number());

/** Ids are numbers or text; a segment without one is left out. */
const SegmentSchema = v.pipe(
  phpObject({ segment_id: numeric, segment_label: plainText, subtotals: FiguresSchema }),
  v.transform(({ segment_id, segment_label, subtotals }) => ({
    id: segment_id,
    label: segment_label,
    subtotals,
  })),
);

const SegmentsSchema = v.pipe(
  optional(phpObject({ segments: listOrEmpty(SegmentSchema) })),
  v.transform((subtotals) => subtotals?.segments ?? []),
);

const IntervalSchema = v.pipe(
  RowSchema,
  v.transform((raw): ReportInterval => ({
    interval: v.parse(text, raw['interval']),
    start: v.parse(text, raw['date_start']),
    end: v.parse(text, raw['date_end']),
    subtotals: v.parse(FiguresSchema, raw['subtotals']),
    segments: v.parse(SegmentsSchema, raw['subtotals']),
    raw,
  })),
);

/** Beyond the last page, or without intervals, lists are empty. */
export const parseStats = v.parser(
  v.pipe(
    phpObject({ totals: v.fallback(RowSchema, {}), intervals: listOrEmpty(IntervalSchema) }),
    v.transform(({ totals, intervals }) => ({
      totals: v.parse(FiguresSchema, totals),
      segments: v.parse(SegmentsSchema, totals),
      rawTotals: totals,
      intervals,
    })),
  ),
);
