import { useContext, useState, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { getPersistedQuery, getQuery } from '@admin/navigation';
import {
  DataTable,
  PAGE_SIZES,
  TableFileContext,
  type Cell,
  type Column,
  type SortOrder,
} from '@admin/table';
import { Button, Placeholder } from '@admin/ui';
import { downloadCSVFile, generateCSVDataFromTable, generateCSVFileName } from '../csv-export';
import { onQueryChange } from '../navigation';

/** A column, in the form that report filters use. */
export type Header = Column & { readonly visible?: boolean };
type Rows = readonly (readonly Cell[])[];
type Query = Readonly<Record<string, string>>;
type ChangeQuery = (param: string) => (...values: (string | number | undefined)[]) => void;

export interface SummaryEntry {
  readonly key?: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
}

export interface TableCardProps {
  readonly title: string;
  readonly headers?: readonly Header[];
  readonly rows?: Rows;
  readonly rowsPerPage?: number;
  readonly totalRows?: number;
  readonly query?: Query;
  /** Returns a function that saves a value of the table in the URL; defaults to the dashboard's own. */
  readonly onQueryChange?: ChangeQuery;
  readonly onSort?: (key: string, direction: SortOrder) => void;
  /** Called with the visible columns, and with the one that was just shown or hidden. */
  readonly onColumnsChange?: (shown: readonly string[], toggled: string | undefined) => void;
  /** Called before the page is saved in the URL. */
  readonly onPageChange?: (page: number, way: 'previous' | 'next' | 'goto') => void;
  readonly isLoading?: boolean;
  readonly emptyMessage?: string;
  readonly summary?: readonly SummaryEntry[];
  readonly actions?: ReactNode;
  readonly tablePreface?: ReactNode;
  /** Offers a CSV export of the visible rows and columns; in reports, this is the default. */
  readonly downloadable?: boolean;
  /** Replaces the built-in export, for files with more than the loaded rows. */
  readonly onClickDownload?: () => void;
}

/** A table in a card, with pages, sorting and a column menu. */
export function TableCard(props: TableCardProps) {
  const { title, headers = [], rows = [], query = getQuery(), onSort, isLoading = false, summary } = props;
  const change = props.onQueryChange ?? ((param) => onQueryChange(param, undefined, query));
  const [chosen, setChosen] = useState<readonly string[]>();
  const isInReport = useContext(TableFileContext) !== undefined;
  const { downloadable = isInReport } = props;
  const page = Number(query['paged']) || 1;
  // Columns that an extension adds later are visible unless they are hidden by default.
  const hidden = chosen ?? headers.filter(isHiddenAtFirst).map(({ key }) => key);

  function setHidden(next: string[]) {
    const toggled = [...next, ...hidden].find((key) => next.includes(key) !== hidden.includes(key));
    setChosen(next);
    props.onColumnsChange?.(
      headers.map(({ key }) => key).filter((key) => !next.includes(key)),
      toggled,
    );
  }

  function download() {
    const isShown = (_: unknown, place: number) => {
      const header = headers[place];
      return header !== undefined && (header.required === true || !hidden.includes(header.key));
    };
    downloadCSVFile(
      generateCSVFileName(title, getPersistedQuery(query)),
      generateCSVDataFromTable(
        headers.filter(isShown),
        rows.map((row) => row.filter(isShown)),
      ),
    );
  }

  return (
    <DataTable
      title={title}
      columns={headers}
      rows={rows}
      status={isLoading ? 'loading' : 'ready'}
      orderby={query['orderby']}
      order={query['order'] === 'asc' || query['order'] === 'desc' ? query['order'] : undefined}
      onSort={onSort ?? ((key, order) => change('sort')(key, order))}
      page={page}
      perPage={Number(query['per_page']) || props.rowsPerPage || PAGE_SIZES[0]}
      total={props.totalRows ?? rows.length}
      onPage={(next) => {
        const way = next === page + 1 ? 'next' : next === page - 1 ? 'previous' : 'goto';
        props.onPageChange?.(next, way);
        change('paged')(next, way);
      }}
      onPerPage={(size) => change('per_page')(size)}
      hiddenColumns={hidden}
      onHiddenColumns={setHidden}
      summary={summary?.map(({ label, value }) => ({ label: typeof label === 'string' ? label : '', value }))}
      actions={
        <>
          {props.actions}
          {(downloadable || props.onClickDownload) && (
            <Button
              variant="tertiary"
              icon="download"
              disabled={rows.length === 0}
              onClick={() => (props.onClickDownload ? props.onClickDownload() : download())}
            >
              {__('Download', 'store-admin')}
            </Button>
          )}
        </>
      }
      emptyMessage={props.emptyMessage}
      search={props.tablePreface}
      hideDownload
    />
  );
}

const isHiddenAtFirst = ({ hiddenByDefault, visible }: Header): boolean =>
  hiddenByDefault ?? visible === false;

export interface TableProps {
  readonly caption?: string;
  readonly headers?: readonly Header[];
  readonly rows?: Rows;
  readonly query?: Query;
  readonly onSort?: (key: string, direction: SortOrder) => void;
  /** Index of the column whose cells are the row headers. */
  readonly rowHeader?: number | false;
  readonly emptyMessage?: ReactNode;
  readonly className?: string;
}

/** A plain table without a card. */
export function Table(props: TableProps) {
  const { caption, headers = [], rows = [], query = {}, onSort, rowHeader = 0, emptyMessage } = props;
  if (rows.length === 0 && emptyMessage !== undefined) return <EmptyTable>{emptyMessage}</EmptyTable>;
  return (
    <div className="sa-extension-table__scroll">
      <table className={['sa-extension-table', props.className].filter(Boolean).join(' ')}>
        {caption && <caption className="screen-reader-text">{caption}</caption>}
        <thead>
          <tr>
            {headers.map((header) => (
              <HeaderCell key={header.key} header={header} query={query} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of extensions have no keys
            <tr key={index}>
              {row.map((cell, column) => {
                const Tag = column === rowHeader ? 'th' : 'td';
                const header = headers[column];
                return (
                  <Tag
                    key={header?.key ?? column}
                    scope={Tag === 'th' ? 'row' : undefined}
                    className={header?.isNumeric ? 'is-numeric' : undefined}
                  >
                    {cell.display}
                  </Tag>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeaderCellProps {
  header: Header;
  query: Query;
  onSort: TableProps['onSort'];
}

function HeaderCell({ header, query, onSort }: HeaderCellProps) {
  const isSorted = query['orderby'] === header.key || (!query['orderby'] && header.defaultSort === true);
  const order = query['order'] === 'asc' ? 'asc' : 'desc';
  const next = isSorted ? (order === 'asc' ? 'desc' : 'asc') : (header.defaultOrder ?? 'desc');
  return (
    <th
      scope="col"
      className={header.isNumeric ? 'is-numeric' : undefined}
      aria-sort={isSorted ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
    >
      {header.isSortable && onSort ? (
        <button type="button" className="sa-extension-table__sort" onClick={() => onSort(header.key, next)}>
          {header.label}
        </button>
      ) : (
        header.label
      )}
    </th>
  );
}

/** Shown instead of a table without rows. */
export const EmptyTable = ({ children }: { children?: ReactNode; numberOfRows?: number }) => (
  <p className="sa-extension-muted">{children ?? __('No data to display', 'store-admin')}</p>
);

/** Placeholder of a loading table. */
export const TablePlaceholder = ({
  numberOfRows = 5,
}: {
  numberOfRows?: number;
  caption?: string;
  headers?: unknown;
}) => (
  <div className="sa-extension-stack" aria-busy="true">
    {Array.from({ length: numberOfRows }, (_, index) => (
      <Placeholder key={index} />
    ))}
  </div>
);

/** Totals below a table. */
export const TableSummary = ({ data }: { data: readonly SummaryEntry[] }) => (
  <ul className="sa-extension-list sa-extension-row">
    {data.map(({ label, value }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- entries of extensions have no keys
      <li key={index}>
        <strong>{value}</strong> {label}
      </li>
    ))}
  </ul>
);

export const TableSummaryPlaceholder = () => <Placeholder />;
