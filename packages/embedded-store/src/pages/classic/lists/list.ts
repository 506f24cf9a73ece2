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
  /** The order that a press on its heading asks for. */
  sortBy?: string;
  isNumber?: boolean;
}

/** A part of the list with a name, such as what is in the trash. */
export interface View {
  value: string;
  label: string;
  count: number;
}

/** A choice that narrows the list. */
export interface Filter {
  name: string;
  label: string;
  /** By value; the first one is no filter. */
  options: readonly (readonly [value: string, label: string])[];
}

export interface Link {
  label: string;
  href: string;
}

/** What can be done to an item, from its row or for several at once. */
export interface Action {
  label: string;
  /** In the menu for several items, where that reads differently. */
  bulkLabel?: string;
  isDestructive?: boolean;
  /** What is said afterwards: "3 orders …" */
  done: string;
  /** The call of the REST API that does it. */
  call: (path: string, id: number, visitor: AdminPageContext) => InternalWrite;
}

/** The list as one address shows it. */
export interface OpenedList<Item extends ListItem> {
  items: readonly Item[];
  total: number;
  /** The first column is the heading of its row. */
  columns: readonly Column<Item>[];
  /** What names an item for those who hear the page. */
  name: (item: Item) => string;
  views?: readonly View[];
  filters?: readonly Filter[];
  links?: (item: Item) => readonly Link[];
  /** Names of actions. */
  rowActions?: (item: Item) => readonly string[];
  bulkActions?: readonly string[];
}

/** A page that lists records of one kind. */
export interface List<Item extends ListItem> {
  title: string;
  screen: string;
  breadcrumbs: EmbedBreadcrumbs;
  what: { one: string; many: string };
  addNew?: (visitor: AdminPageContext) => Link;
  /** A page of the platform rather than of the store: the client does not stand on it. */
  isPlain?: boolean;
  /** The parameter that names the view. */
  viewParameter?: string;
  /** Where the records are in the REST API, and what can be done with them, by name. */
  root?: string;
  actions?: Readonly<Record<string, Action>>;
  /** What other pages that lead here say, by `message`. */
  messages?: Readonly<Record<string, string>>;
  open: (visitor: AdminPageContext, query: ListQuery) => OpenedList<Item>;
}
