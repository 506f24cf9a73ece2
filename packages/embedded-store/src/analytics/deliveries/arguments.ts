import * as v from 'valibot';
import {
  accept,
  boolean,
  check,
  date,
  email,
  integer,
  isMap,
  list,
  mapOf,
  oneOf,
  required,
  shape,
  withDefault,
} from '../../rest';
import type { Argument } from '../../rest';
import { oneLine } from '../../shared/clean';
import { findExportKind } from '../report-exports/kinds';
import { METRIC_TYPES } from './content';
import type { Content, ReportParameters } from './content';
import { COMPARISONS, PERIODS } from './period';
import type { Period } from './period';
import { MAX_RECIPIENTS } from './queries';
import { FREQUENCIES } from './schedule';

const MAX_LENGTH = 200;
const MAX_PARAMETERS = 60;
const MAX_VALUES = 200;
const MAX_METRICS = 20;
const MAX_COLUMNS = 60;

/** These are recalculated for each send. */
const NOT_KEPT = new Set(['after', 'before', 'page', 'per_page', 'fields']);

const REFUSED = 'rest_invalid_type';

/** Single-line text. */
const line = v.pipe(
  v.unknown(),
  v.transform((value) => (typeof value === 'string' ? oneLine(value) : '')),
  check(
    (text) => text !== '' && text.length <= MAX_LENGTH,
    `%s has to be a text of 1 to ${MAX_LENGTH} characters.`,
    REFUSED,
  ),
);

const matching = (pattern: RegExp, message: string) =>
  accept<string>((value) => typeof value === 'string' && pattern.test(value), message, REFUSED);

const key = matching(/^[\w-]{1,60}$/, '%s is no name.');

/** Reports that have both stats and an export file. */
const report = v.pipe(
  key,
  check((name) => findExportKind(name) !== undefined, '%s names no report of this store.', REFUSED),
);

const isValue = (value: unknown): value is string | number | boolean =>
  (typeof value === 'string' && value.length <= 2_000) ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value));

const parameter = v.pipe(
  accept<string | number | boolean | (string | number | boolean)[]>(
    (value) => isValue(value) || (Array.isArray(value) && value.length <= MAX_VALUES && value.every(isValue)),
    '%s is no parameter of a report.',
    REFUSED,
  ),
  v.transform((value) => (Array.isArray(value) ? value.map(String) : value)),
);

/** By parameter name. An empty map arrives as a list, as PHP encodes it. */
const parameters = v.pipe(
  mapOf(parameter),
  check(
    (map) => Object.keys(map).length <= MAX_PARAMETERS,
    `%s has more than ${MAX_PARAMETERS} members.`,
    REFUSED,
  ),
);

const keptParameters = v.pipe(
  parameters,
  v.transform((map): ReportParameters =>
    Object.fromEntries(Object.entries(map).filter(([name]) => !NOT_KEPT.has(name))),
  ),
);

const addressParameters = v.pipe(
  parameters,
  v.transform((map) => Object.fromEntries(Object.entries(map).map(([name, value]) => [name, String(value)]))),
);

const atMost = <Item>(most: number, item: Argument<Item>) =>
  v.pipe(
    accept<unknown[]>(
      (value) => Array.isArray(value) && value.length <= most,
      `%s is not a list of at most ${most}.`,
      REFUSED,
    ),
    v.array(item),
  );

const metric = shape({
  key,
  label: line,
  type: oneOf(METRIC_TYPES),
});

const day = v.pipe(
  date(),
  v.transform((text) => text.slice(0, 10)),
);

/** The same days for every send. */
const fixedPeriod = shape({
  name: v.literal('custom'),
  compare: oneOf(COMPARISONS),
  after: day,
  before: day,
});

const runningPeriod = v.pipe(
  shape({
    name: accept<string>(
      (value) => typeof value === 'string' && PERIODS.includes(value),
      '%s is no period.',
      REFUSED,
    ),
    compare: oneOf(COMPARISONS),
  }),
  v.transform(({ name, compare }) => ({ name, compare, after: '', before: '' })),
);

const period = v.lazy((value): Argument<Period> =>
  isMap(value) && value['name'] === 'custom' ? fixedPeriod : runningPeriod,
);

/** Unknown members are dropped; invalid values are rejected. */
const content = v.pipe(
  shape({
    title: line,
    path: matching(/^\/[\w/-]{1,100}$/, '%s is no path.'),
    query: addressParameters,
    stats: report,
    filters: keptParameters,
    figures: atMost(MAX_METRICS, metric),
    period: v.nullish(period, null),
    report,
    table: keptParameters,
    columns: atMost(MAX_COLUMNS, shape({ key, label: line })),
  }),
  v.transform((values): Content => values),
);

/** `08:30` */
const time = matching(/^([01]\d|2[0-3]):[0-5]\d$/, '%s is not a time such as 08:30.');

/** Removes duplicate addresses, ignoring case. */
const recipients = v.pipe(
  list(email()),
  v.transform((addresses) => [...new Map(addresses.map((each) => [each.toLowerCase(), each])).values()]),
  check((addresses) => addresses.length > 0, '%s has nobody in it.', REFUSED),
  check(
    (addresses) => addresses.length <= MAX_RECIPIENTS,
    `%s has more than ${MAX_RECIPIENTS} addresses.`,
    REFUSED,
  ),
);

const schedule = {
  frequency: oneOf(FREQUENCIES),
  weekday: integer({ minimum: 0, maximum: 6 }),
  month_day: integer({ minimum: 1, maximum: 31 }),
};

/** The settings of a delivery that a user can choose. */
const choiceArgs = {
  ...schedule,
  name: line,
  content,
  recipients,
  time,
};

/** Settings that a new delivery requires. */
export const newDeliveryArgs = {
  frequency: required(schedule.frequency),
  weekday: withDefault(schedule.weekday, 1),
  month_day: withDefault(schedule.month_day, 1),
  name: required(choiceArgs.name),
  content: required(choiceArgs.content),
  recipients: required(choiceArgs.recipients),
  time: required(choiceArgs.time),
};

/** Settings that can be changed later. */
export const changeArgs = { ...choiceArgs, is_paused: boolean() };

/** Arguments of a preview: of a new delivery, or of a change to one. */
export const newPreviewArgs = { name: newDeliveryArgs.name, content: newDeliveryArgs.content };
export const previewArgs = { name: choiceArgs.name, content: choiceArgs.content };
