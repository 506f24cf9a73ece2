import { useCallback, useContext, useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import {
  Busy,
  Button,
  Card,
  EmptyState,
  ErrorState,
  InlineNotice,
  useMediaQuery,
  useOverflow,
  VisuallyHidden,
} from '@admin/ui';
import { ColumnMenu } from './column-menu';
import { getVisibleColumns } from './columns';
import { Pager } from './pager';
import { SpacerRow, DEFAULT_ROW_HEIGHT } from './spacer-row';
import { ROLES } from './roles';
import { isVirtualized, Rows } from './rows';
import type { RowSelection } from './rows-props';
import { SortFields } from './sort-fields';
import { TableHead } from './table-head';
import { TableFileContext, toTableFile } from './table-file';
import { TableSummary } from './table-summary';
import type { Column, Row, Selection, SortOrder, SummaryItem } from './types';
import { usePrinting } from './use-printing';
import './table.css';

export interface DataTableProps {
  /** The heading above the table. */
  title: string;
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The accessible name of the table; defaults to the title. */
  caption?: string | undefined;
  columns: readonly Column[];
  /** Keep unchanged rows identical between renders, so that they are not rendered again. */
  rows: readonly Row[];
  status: 'loading' | 'ready' | 'failed';
  /** Newer rows are loading. The table is marked as busy. */
  isRefreshing?: boolean | undefined;
  /** Why loading failed, as a sentence for the user. */
  failureMessage?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** The key of the sorted column; defaults to the one with `defaultSort`. */
  orderby?: string | undefined;
  order?: SortOrder | undefined;
  onSort?: ((key: string, order: SortOrder) => void) | undefined;
  /** Counts from one. */
  page?: number | undefined;
  perPage?: number | undefined;
  /** The number of rows on all pages. */
  total?: number | undefined;
  onPage?: ((page: number) => void) | undefined;
  onPerPage?: ((perPage: number) => void) | undefined;
  /** Keys of hidden columns, see `getHiddenColumns`. */
  hiddenColumns?: readonly string[] | undefined;
  onHiddenColumns?: ((hidden: string[]) => void) | undefined;
  selection?: Selection | undefined;
  /** Totals of all rows, including other pages. */
  summary?: readonly SummaryItem[] | null | undefined;
  /** The totals are loading; `summary` has as many placeholders. */
  isSummaryLoading?: boolean | undefined;
  actions?: ReactNode;
  /** Reads a page of rows for the download. The first page is 1. */
  readPage?: ((page: number, perPage: number) => Promise<readonly Row[]>) | undefined;
  /** Hides the download, see `TableFileContext`. */
  hideDownload?: boolean | undefined;
  /** Shown between the heading and the table. */
  search?: ReactNode;
  emptyMessage?: string | undefined;
  /** Formats counts in the store's format. */
  formatCount?: ((count: number) => string) | undefined;
}

const DEFAULT_PAGE_SIZE = 25;
const NO_KEYS: readonly string[] = [];
/** The width below which rows are cards, see `table.css`. */
const PHONE_QUERY = 'screen and (width < 600px)';

/**
 * A table of records in a card, with sorting, pages, column and row selection, and totals. All state is
 * controlled by its props.
 */
export function DataTable(props: DataTableProps) {
  const { title, headingLevel, columns, rows, status, isRefreshing = false, onRetry } = props;
  const { page = 1, perPage = DEFAULT_PAGE_SIZE, total = rows.length, onPage, onPerPage } = props;
  const { selection, summary, isSummaryLoading = false } = props;
  const { hiddenColumns = NO_KEYS, onHiddenColumns, formatCount = String } = props;
  const captionId = useId();
  const region = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(region);
  const isPrinting = usePrinting();
  const isPhone = useMediaQuery(PHONE_QUERY);
  const shown = useMemo(() => getVisibleColumns(columns, hiddenColumns), [columns, hiddenColumns]);
  const rowSelection = useRowSelection(selection);

  const FileAction = useContext(TableFileContext);
  const isLoading = status === 'loading';
  const isVirtual = !isLoading && isVirtualized(rows) && !isPrinting;
  const hasRows = rows.length > 0;
  // Without rows nothing can be selected.
  const headSelection = hasRows || isLoading ? selection : undefined;
  const span = shown.length + (headSelection ? 1 : 0);

  return (
    <Card
      className="sa-table-card"
      title={title}
      headingLevel={headingLevel}
      actions={
        <>
          {props.actions}
          {FileAction && !props.hideDownload && (
            <FileAction getFile={() => toTableFile(props)} title={title} disabled={rows.length === 0} />
          )}
          {onHiddenColumns && (
            <ColumnMenu columns={columns} hidden={hiddenColumns} onHide={onHiddenColumns} />
          )}
        </>
      }
    >
      {props.search && <div className="sa-table-card__search">{props.search}</div>}
      {isPhone && props.onSort && (hasRows || isLoading) && (
        <SortFields columns={shown} orderby={props.orderby} order={props.order} onSort={props.onSort} />
      )}
      {status === 'failed' && hasRows && (
        <RefreshFailure failureMessage={props.failureMessage} onRetry={onRetry} />
      )}
      <Busy isBusy={isRefreshing || isLoading}>
        <div
          ref={region}
          className={`sa-table__region${isVirtual ? ' is-long' : ''}`}
          // A scrollable region must be focusable.
          {...(scrolls && { role: 'group', tabIndex: 0, 'aria-labelledby': captionId })}
        >
          <table
            role={ROLES.table}
            className={`sa-table${isVirtual ? ' is-fixed' : ''}${isLoading ? ' is-waiting' : ''}`}
            aria-busy={isLoading || isRefreshing}
            aria-rowcount={isVirtual ? rows.length + 1 : undefined}
          >
            <caption>
              <VisuallyHidden id={captionId}>{props.caption ?? title}</VisuallyHidden>
            </caption>
            <TableHead
              columns={shown}
              orderby={props.orderby}
              order={props.order}
              onSort={props.onSort}
              selection={headSelection}
            />
            <tbody role={ROLES.group}>
              {isLoading ? (
                <SpacerRow
                  height={Math.min(DEFAULT_PAGE_SIZE, perPage) * DEFAULT_ROW_HEIGHT}
                  columnCount={span}
                />
              ) : hasRows ? (
                <Rows
                  rows={rows}
                  columns={shown}
                  selection={rowSelection}
                  scroller={region}
                  span={span}
                  isPrinting={isPrinting}
                />
              ) : (
                <tr role={ROLES.row}>
                  <td role={ROLES.cell} colSpan={span} className="sa-table__state">
                    <div className="sa-table__message">
                      <EmptyBody {...props} />
                    </div>
                  </td>
                </tr>
              )}
            </tbody>
          </table>
        </div>
      </Busy>
      <TableSummary items={summary} isLoading={isLoading || isSummaryLoading} />
      {onPage && <Pager {...{ page, perPage, onPage, onPerPage, formatCount }} total={total} />}
    </Card>
  );
}

function EmptyBody({ status, failureMessage, onRetry, isRefreshing, emptyMessage }: DataTableProps) {
  if (status === 'failed') {
    return (
      <ErrorState
        title={__('The table could not be loaded', 'store-admin')}
        message={failureMessage}
        onRetry={onRetry}
        isRetrying={isRefreshing}
      />
    );
  }
  return <EmptyState title={emptyMessage ?? __('No data to display', 'store-admin')} />;
}

/** Shown above outdated rows if refreshing failed. */
function RefreshFailure({ failureMessage, onRetry }: Pick<DataTableProps, 'failureMessage' | 'onRetry'>) {
  return (
    <InlineNotice
      status="warning"
      actions={onRetry && <Button onClick={onRetry}>{__('Retry', 'store-admin')}</Button>}
    >
      {[__('The latest data could not be loaded.', 'store-admin'), failureMessage].filter(Boolean).join(' ')}
    </InlineNotice>
  );
}

/** Stable callbacks, so that selecting a row renders only that row. */
function useRowSelection(selection: Selection | undefined): RowSelection | undefined {
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  });
  const onToggle = useCallback((row: number) => {
    const { ids = [], selected = [], onSelect } = latest.current ?? {};
    const id = ids[row];
    if (id === undefined) return;
    onSelect?.(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]);
  }, []);
  return useMemo(() => {
    if (!selection) return undefined;
    const { ids, label } = selection;
    const selected = new Set(selection.selected);
    return {
      ids,
      label: (row) => (ids[row] ? label(row) : null),
      onToggle,
      isSelected: (row) => selected.has(ids[row] ?? ''),
    };
  }, [selection, onToggle]);
}
