import type { Html } from '../../../html/html';
import type { InternalWrite } from '../../../rest';
import type { EmbedBreadcrumbs } from '../../hydration/globals';
import type { AdminPageContext } from '../../shared/admin-page-context';
import type { ListQuery } from './list-query';

export interface ListItem {
  id: number;
}

export interface Column<Item> {
  label: string;
  cell: (item: Item) => Html | string;
  /** The sort order that the column heading selects. */
  sortBy?: string;
  isNumber?: boolean;
}

/** A named part of the list, such as the trash. */
export interface View {
  value: string;
  label: string;
  count: number;
}

/** A select that filters the list. */
export interface Filter {
  name: string;
  label: string;
  /** By value; the first one means no filter. */
  options: readonly (readonly [value: string, label: string])[];
}

export interface Link {
  label: string;
  href: string;
}

/** An action for one item or for several at once. */
export interface Action {
  label: string;
  /** Label in the bulk actions menu, if different. */
  bulkLabel?: string;
  isDestructive?: boolean;
  /** The message afterwards, with `%s` for the number of records: `%s orders moved to the Trash.` */
  done: (count: number) => string;
  /** The REST request that performs it. */
  call: (path: string, id: number, context: AdminPageContext) => InternalWrite;
}

/** The list at one URL. */
export interface OpenedList<Item extends ListItem> {
  items: readonly Item[];
  total: number;
  /** The first column is the row's heading. */
  columns: readonly Column<Item>[];
  /** The name of an item, for screen readers. */
  name: (item: Item) => string;
  views?: readonly View[];
  filters?: readonly Filter[];
  links?: (item: Item) => readonly Link[];
  /** Names of actions. */
  rowActions?: (item: Item) => readonly string[];
  bulkActions?: readonly string[];
}

/** Sentences about the records of a list. */
export interface ListTexts {
  /** `No orders found.` */
  none: string;
  /** `Search orders` */
  search: string;
  /** `Select at least one order.`, for lists with actions. */
  selectOne?: string;
  /** Accessible name of the links to the views, for lists with views. */
  views?: string;
  /** A number of records: `%s orders`. */
  count: (count: number) => string;
}

/** A page that lists records of one kind. */
export interface List<Item extends ListItem> {
  title: string;
  screen: string;
  breadcrumbs: EmbedBreadcrumbs;
  texts: ListTexts;
  addNew?: (context: AdminPageContext) => Link;
  /** A page of the platform rather than of the store: the client is not loaded on it. */
  isPlain?: boolean;
  /** The parameter that selects the view. */
  viewParameter?: string;
  /** The REST collection of the records, and the actions by name. */
  root?: string;
  actions?: Readonly<Record<string, Action>>;
  /** Messages from other pages that redirect here, by `message` parameter. */
  messages?: Readonly<Record<string, string>>;
  open: (context: AdminPageContext, query: ListQuery) => OpenedList<Item>;
}
