/**
 * The elements' own roles, named: as cards (`table.css`) they are not laid out as a table, and in some browsers elements
 * of tables that are laid out in another way have no roles.
 */
export const ROLES = {
  table: 'table',
  group: 'rowgroup',
  row: 'row',
  heading: 'columnheader',
  rowHeading: 'rowheader',
  cell: 'cell',
} as const;
