import * as v from 'valibot';
import {
  anything,
  boolean,
  check,
  date,
  integer,
  list,
  mapOf,
  members,
  nullable,
  pageArgs,
  required,
  string,
  withDefault,
} from '../../rest';

/** Ten years. */
const MAX_DAYS = 3_650;

/** With a time, which WordPress requires. */
const moment = v.pipe(
  date(),
  check((text) => /\d\d:\d\d:\d\d/.test(text), 'Invalid date.', 'rest_invalid_date'),
);

/** Filters of the list of entries. */
export const entryListArgs = {
  ...pageArgs,
  kind: withDefault(list(string()), []),
  user: integer({ minimum: 1 }),
  after: moment,
  before: moment,
  is_open: withDefault(boolean(), false),
};

/** A change that an extension reports. */
export const extensionArgs = {
  kind: required(string()),
  subject: withDefault(members({ id: string(), name: string() }), {}),
  before: nullable(mapOf(anything())),
  after: nullable(mapOf(anything())),
  labels: withDefault(mapOf(string()), {}),
  capability: withDefault(string(), 'manage_woocommerce'),
};

/** How many days entries are kept. */
export const daysArgs = { days: required(integer({ minimum: 0, maximum: MAX_DAYS })) };

/**
 * `version` is the state that the user saw. `now` is for a change that an extension undid itself: the state before
 * that.
 */
export const undoArgs = { version: string(), now: nullable(mapOf(anything())) };
