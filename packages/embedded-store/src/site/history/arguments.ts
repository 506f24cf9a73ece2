import {
  anything,
  boolean,
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
const MOST_DAYS = 3_650;

/** Which entries are asked for. */
export const entryListArgs = {
  ...pageArgs,
  kind: withDefault(list(string()), []),
  user: integer({ minimum: 1 }),
  after: date(),
  before: date(),
  is_open: withDefault(boolean(), false),
};

/** What an extension tells of a change that it made. */
export const extensionArgs = {
  kind: required(string()),
  subject: withDefault(members({ id: string(), name: string() }), {}),
  before: nullable(mapOf(anything())),
  after: nullable(mapOf(anything())),
  labels: withDefault(mapOf(string()), {}),
  capability: withDefault(string(), 'manage_woocommerce'),
};

/** For how long entries are kept. */
export const daysArgs = { days: required(integer({ minimum: 0, maximum: MOST_DAYS })) };

/** The state that was seen; or, of what an extension took back itself, what there was until then. */
export const undoArgs = { version: string(), now: nullable(mapOf(anything())) };
