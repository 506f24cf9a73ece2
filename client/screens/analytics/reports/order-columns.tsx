import { __ } from '@wordpress/i18n';
import { textOf, type ReportRow } from '@admin/store-reports';
import type { Cell, Column } from '@admin/table';
import type { CellContext } from '../report';
import { text } from './cells';

/** The date is the first column in tables of orders and related events, newest first. */
export const dateColumn = (): Column => ({
  key: 'date',
  label: __('Date', 'store-admin'),
  required: true,
  defaultSort: true,
  isSortable: true,
  isLeftAligned: true,
});

export const dateCell = (row: ReportRow, context: CellContext): Cell =>
  text(textOf(row, 'date'), context.dateAndTime(textOf(row, 'date')));

export const orderColumn = (): Column => ({
  key: 'order_number',
  label: __('Order #', 'store-admin'),
  screenReaderLabel: __('Order number', 'store-admin'),
});

/** An order number, linked to the order. */
export function orderCell(row: ReportRow, id: number | undefined, context: CellContext, hash = ''): Cell {
  const number = textOf(row, 'order_number') || String(id ?? '');
  return text(number, id ? <a href={context.orderUrl(id) + hash}>{number}</a> : number);
}
