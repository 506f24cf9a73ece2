/** How many notes the inbox shows first, and adds with each "load more". */
export const NOTES_PAGE_SIZE = 5;
/** The server's maximum page size; "show all" requests this many, "load more" goes beyond. */
export const NOTES_LIMIT = 100;
/** How many alerts to request (contract, section 10). */
const ALERTS = 25;

const TYPES = ['info', 'marketing', 'survey', 'warning'];
/** All types except marketing and surveys. */
const QUIET_TYPES = ['info', 'warning'];

/** Which notes of the inbox to include: `quiet` excludes marketing and surveys; by default all. */
export type InboxScope = 'quiet' | undefined;

const FIELDS =
  'id,name,title,content,type,status,actions,date_created,date_created_gmt,layout,image,is_deleted,is_read,locale';

export interface NotesQuery {
  page: number;
  /** For the inbox this may exceed the server's maximum page size. */
  per_page: number;
  status: 'unactioned';
  type: string;
  orderby: 'date';
  order: 'desc';
  _fields: string;
  [name: string]: string | number;
}

const queryOf = (type: string, perPage: number): NotesQuery => ({
  page: 1,
  per_page: perPage,
  status: 'unactioned',
  type,
  orderby: 'date',
  order: 'desc',
  _fields: FIELDS,
});

/** The newest notes of the inbox (product specification, section 3). */
export const inboxQuery = (count: number, scope?: InboxScope): NotesQuery =>
  queryOf((scope === 'quiet' ? QUIET_TYPES : TYPES).join(','), count);

/** Alerts about the store, shown outside the inbox. */
export const alertsQuery: NotesQuery = queryOf('error,update', ALERTS);

/**
 * Selector arguments. For all notes the scope is omitted: a different argument list would be a different resolution.
 */
export const inboxArguments = (count: number, scope: InboxScope): [count: number, scope?: 'quiet'] =>
  scope === undefined ? [count] : [count, scope];

export const isInboxType = (type: string): boolean => TYPES.includes(type);
