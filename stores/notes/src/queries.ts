/** How many notes the inbox shows at first, and adds with each "load more". */
export const NOTES_PAGE_SIZE = 5;
/** The most notes the server gives in one answer; "show all" asks for as many, "load more" goes beyond. */
export const NOTES_LIMIT = 100;
/** How many alerts are read (contract, section 10). */
const ALERTS = 25;

const TYPES = ['info', 'marketing', 'survey', 'warning'];
/** Without those that advertise or ask for feedback. */
const QUIET_TYPES = ['info', 'warning'];

/** Which notes of the inbox are meant: `quiet` leaves out what advertises or asks for feedback; otherwise all. */
export type InboxScope = 'quiet' | undefined;

const FIELDS =
  'id,name,title,content,type,status,actions,date_created,date_created_gmt,layout,image,is_deleted,is_read,locale';

export interface NotesQuery {
  page: number;
  /** Of the inbox this may be more than the server gives in one answer. */
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

/** What is wrong with the store, shown apart from the inbox. */
export const alertsQuery: NotesQuery = queryOf('error,update', ALERTS);

/** How the notes are requested. All of them go without a scope: another spelling would count as another question. */
export const inboxArguments = (count: number, scope: InboxScope): [count: number, scope?: 'quiet'] =>
  scope === undefined ? [count] : [count, scope];

export const isInboxType = (type: string): boolean => TYPES.includes(type);
