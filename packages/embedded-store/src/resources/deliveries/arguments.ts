import {
  boolean,
  date,
  email,
  integer,
  InvalidArgument,
  isMap,
  list,
  oneOf,
  optional,
  required,
  withDefault,
} from '../../rest';
import type { OptionalArgument } from '../../rest';
import type { StoreDatabase } from '../../database';
import { oneLine } from '../clean';
import { findExportKind } from '../report-exports/kinds';
import { FIGURE_TYPES } from './content';
import type { Content, Figure, ReportParameters } from './content';
import { COMPARISONS, PERIODS } from './period';
import type { Period } from './period';
import { MOST_RECIPIENTS } from './queries';
import { FREQUENCIES } from './schedule';

const schedule = {
  frequency: oneOf(FREQUENCIES),
  weekday: integer({ minimum: 0, maximum: 6 }),
  month_day: integer({ minimum: 1, maximum: 31 }),
};

/** What a person decides about a delivery. */
const choiceArgs = {
  ...schedule,
  name: optional(readLine),
  content: contentArgument(),
  recipients: addressesArgument(email(), MOST_RECIPIENTS),
  time: timeArgument(),
};

/** What has to be decided about a new one. */
export const newDeliveryArgs = {
  frequency: required(schedule.frequency),
  weekday: withDefault(schedule.weekday, 1),
  month_day: withDefault(schedule.month_day, 1),
  name: required(choiceArgs.name),
  content: required(choiceArgs.content),
  recipients: required(choiceArgs.recipients),
  time: required(choiceArgs.time),
};

/** What may be changed later. */
export const changeArgs = { ...choiceArgs, is_paused: boolean() };

/** What is looked at before it is sent: a new one, or a change of one. */
export const newPreviewArgs = { name: newDeliveryArgs.name, content: newDeliveryArgs.content };
export const previewArgs = { name: choiceArgs.name, content: choiceArgs.content };

const MOST_LETTERS = 200;
const MOST_PARAMETERS = 60;
const MOST_VALUES = 200;
const MOST_FIGURES = 20;
const MOST_COLUMNS = 60;

/** These are found anew each time. */
const NOT_KEPT = new Set(['after', 'before', 'page', 'per_page', 'fields']);

const refuse = (name: string, what: string) =>
  new InvalidArgument(`${name} ${what}.`, 'rest_invalid_type', { param: name });

function readLine(value: unknown, name: string): string {
  const line = typeof value === 'string' ? oneLine(value) : '';
  if (line === '' || line.length > MOST_LETTERS)
    throw refuse(name, `has to be a text of 1 to ${MOST_LETTERS} characters`);
  return line;
}

function readKey(value: unknown, name: string): string {
  if (typeof value !== 'string' || !/^[\w-]{1,60}$/.test(value)) throw refuse(name, 'is no name');
  return value;
}

/** Reports that have both figures and files. */
function readReport(value: unknown, name: string): string {
  const report = readKey(value, name);
  if (!findExportKind(report)) throw refuse(name, 'names no report of this store');
  return report;
}

function readMap(value: unknown, name: string): [string, unknown][] {
  // An empty map is a list on this platform.
  const isEmpty = Array.isArray(value) && value.length === 0;
  if (!isEmpty && !isMap(value)) throw refuse(name, 'is not a map');
  const entries = isMap(value) ? Object.entries(value) : [];
  if (entries.length > MOST_PARAMETERS) throw refuse(name, `has more than ${MOST_PARAMETERS} members`);
  return entries;
}

function readParameters(value: unknown, name: string): ReportParameters {
  return Object.fromEntries(
    readMap(value, name)
      .filter(([key]) => !NOT_KEPT.has(key))
      .map(([key, entry]) => [key, readValue(entry, `${name}[${key}]`)]),
  );
}

function readValue(value: unknown, name: string): string | number | boolean | readonly string[] {
  if (Array.isArray(value) && value.length <= MOST_VALUES) {
    return value.map((item) => String(readValue(item, name)));
  }
  if (typeof value === 'string' && value.length <= 2_000) return value;
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return value;
  throw refuse(name, 'is no parameter of a report');
}

function readItems<Item>(
  value: unknown,
  name: string,
  most: number,
  read: (item: unknown, name: string) => Item,
): Item[] {
  if (!Array.isArray(value) || value.length > most) throw refuse(name, `is not a list of at most ${most}`);
  return value.map((item, place) => read(item, `${name}[${place}]`));
}

function readFigure(value: unknown, name: string): Figure {
  const { key, label, type } = isMap(value) ? value : {};
  const known = FIGURE_TYPES.find((each) => each === type);
  if (!known) throw refuse(name, 'has no known type');
  return { key: readKey(key, name), label: readLine(label, name), type: known };
}

function readColumn(value: unknown, name: string): { key: string; label: string } {
  const { key, label } = isMap(value) ? value : {};
  return { key: readKey(key, name), label: readLine(label, name) };
}

function readPeriod(value: unknown, name: string, db: StoreDatabase): Period | null {
  if (value === null) return null;
  const { name: period, compare, after = '', before = '' } = isMap(value) ? value : {};
  const comparison = COMPARISONS.find((each) => each === compare);
  if (!comparison || typeof period !== 'string' || !PERIODS.includes(period))
    throw refuse(name, 'is no period');
  if (period !== 'custom') return { name: period, compare: comparison, after: '', before: '' };
  const day = (text: unknown) => date().parse(text, name, db).slice(0, 10);
  return { name: period, compare: comparison, after: day(after), before: day(before) };
}

/** What is not known is left out, what makes no sense is refused. */
function contentArgument(): OptionalArgument<Content> {
  return optional((value, name, db) => {
    if (!isMap(value)) throw refuse(name, 'is not a map');
    const at = (member: string) => `${name}[${member}]`;
    const { path } = value;
    if (typeof path !== 'string' || !/^\/[\w/-]{1,100}$/.test(path)) throw refuse(at('path'), 'is no path');
    return {
      title: readLine(value['title'], at('title')),
      path,
      query: Object.fromEntries(
        readMap(value['query'], at('query')).map(([key, entry]) => [
          key,
          String(readValue(entry, at('query'))),
        ]),
      ),
      stats: readReport(value['stats'], at('stats')),
      filters: readParameters(value['filters'], at('filters')),
      figures: readItems(value['figures'], at('figures'), MOST_FIGURES, readFigure),
      period: readPeriod(value['period'] ?? null, at('period'), db),
      report: readReport(value['report'], at('report')),
      table: readParameters(value['table'], at('table')),
      columns: readItems(value['columns'], at('columns'), MOST_COLUMNS, readColumn),
    };
  });
}

/** `08:30` */
function timeArgument(): OptionalArgument<string> {
  return optional((value, name) => {
    if (typeof value !== 'string' || !/^([01]\d|2[0-3]):[0-5]\d$/.test(value)) {
      throw refuse(name, 'is not a time such as 08:30');
    }
    return value;
  });
}

/** Each address once, whatever the case of its letters. */
function addressesArgument(address: OptionalArgument<string>, most: number): OptionalArgument<string[]> {
  return optional((value, name, db) => {
    const given = list(address).parse(value, name, db);
    const different = new Map(given.map((each) => [each.toLowerCase(), each]));
    if (different.size === 0) throw refuse(name, 'has nobody in it');
    if (different.size > most) throw refuse(name, `has more than ${most} addresses`);
    return [...different.values()];
  });
}
