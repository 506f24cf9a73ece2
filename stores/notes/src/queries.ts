/** How many notes the inbox shows at first, and adds with each "load more". */
export const NOTES_PAGE_SIZE = 5;
/** How many alerts are read (contract, section 10). */
const ALERTS = 25;

const TYPES = ['info', 'marketing', 'survey', 'warning'];

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
export const inboxQuery = (count: number): NotesQuery => queryOf(TYPES.join(','), count);

/** What is wrong with the store, shown apart from the inbox. */
export const alertsQuery: NotesQuery = queryOf('error,update', ALERTS);

export const isInboxType = (type: string): boolean => TYPES.includes(type);
