import type { Html } from '../../../html/html';
import type { EmbedBreadcrumbs } from '../../hydration/globals';
import type { Visitor } from '../../visitor';

/** A record of a list; what can be done with it, it is told by its number. */
export interface Listed {
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

export interface Action {
  value: string;
  label: string;
  isDestructive?: boolean;
}

export interface RowLink {
  label: string;
  href: string;
}

/** A choice that narrows the list. */
export interface Filter {
  name: string;
  label: string;
  /** By value; what stands first is no filter. */
  options: readonly (readonly [value: string, label: string])[];
}

/** The list as one address shows it. */
export interface OpenedList<Item extends Listed> {
  items: readonly Item[];
  total: number;
  views: readonly View[];
  filters: readonly Filter[];
  columns: readonly Column<Item>[];
  /** What names an item: the first column, and for those who hear it. */
  name: (item: Item) => string;
  title: (item: Item) => Html;
  titleSortBy?: string;
  links: (item: Item) => readonly RowLink[];
  rowActions: (item: Item) => readonly Action[];
  bulkActions: readonly Action[];
}

/** A page with a list of records of one kind. */
export interface List<Item extends Listed> {
  title: string;
  /** Heading of the first column. */
  titleLabel: string;
  screen: string;
  breadcrumbs: EmbedBreadcrumbs;
  what: { one: string; many: string };
  /** The parameter that names the view. */
  viewParameter: string;
  isSearchable: boolean;
  addNew?: (visitor: Visitor) => RowLink;
  /** A page of the platform rather than of the store: the client does not stand on it. */
  isPlain?: boolean;
  open: (visitor: Visitor) => OpenedList<Item>;
  /** Does one thing to one record. @returns why it could not be done. */
  apply?: (visitor: Visitor, action: string, id: number) => string | undefined;
  /** What is said afterwards, by action; for as many as it was done to. */
  done?: Readonly<Record<string, (count: number) => string>>;
}

/** Records of one page. */
export const PER_PAGE = 20;
