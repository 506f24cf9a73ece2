import type { ComponentType } from 'react';
import type { AdvancedFiltersConfig, FilterConfig } from '@admin/filters';
import type { Query } from '@admin/navigation';
import type { ReportTotals, ReportQuery, ReportRow } from '@admin/store-reports';
import type { Column, Row, SummaryItem } from '@admin/table';
import type { ColumnsPreference } from './table/use-hidden-columns';

/** A report as data, rendered by `ReportScreen`. */
export interface ReportDefinition extends ReportContent {
  /** Last part of its address, `revenue`; the names of extension hooks contain it. */
  readonly report: string;
  readonly title: string;
  /** Whether it counts current items, not events: no dates, no comparison, no chart. */
  readonly isTimeless?: boolean;
}

/** A report's endpoints, metrics, filters and table. */
export interface ReportContent {
  /** Endpoint of the metrics: `/wc-analytics/reports/{stats}/stats`. */
  readonly stats: string;
  /** Shown above the metrics. */
  readonly Notice?: ComponentType;
  /** The metrics above the chart; the first is selected unless the address has another. */
  readonly charts: readonly ReportChart[];
  /** Filters of the filter bar, including the single item and comparison views. */
  readonly filters?: readonly FilterConfig[];
  /** Advanced filters; shown by the option `advanced`. */
  readonly advancedFilters?: AdvancedFiltersConfig;
  /** Names of the hooks by which extensions filter charts and filters. */
  readonly hooks: ReportHooks;
  /** Value of `segmentby` in the comparison view: `product`. */
  readonly segmentBy?: string;
  /** Value of `segmentby` in the single item view: a category is divided into its products. */
  getParts?(query: Query, isVariable: boolean): string | undefined;
  /**
   * Returns the table for an address; single item views may use another report's table.
   * @param isVariable whether the product of `getSingleProduct` has variations
   */
  getTable(query: Query, isVariable: boolean): ReportTable;
  /** Returns the product whose type determines the table, in a single product view. */
  getSingleProduct?(query: Query): string | undefined;
}

export interface ReportHooks {
  readonly charts?: string;
  readonly filters?: string;
  readonly advancedFilters?: string;
}

/** A metric: a tile of the summary and a selectable chart. Extensions add metrics of this shape. */
export interface ReportChart {
  /** Column of the endpoint, in `totals` and in the intervals' `subtotals`. */
  readonly key: string;
  readonly label: string;
  readonly type: 'number' | 'currency' | 'average';
  /** Sort order of the table when the metric is selected. */
  readonly order?: 'asc' | 'desc';
  readonly orderby?: string;
  /** Whether a decrease is good. */
  readonly isReverseTrend?: boolean;
  readonly labelTooltipText?: string;
}

export interface ReportTable {
  /** The table's name for extensions: `endpoint` of `woocommerce_admin_report_table`. */
  readonly endpoint: string;
  /** Source of the rows: pages of an endpoint, or the report's own metrics by day, whatever the chart's interval. */
  readonly source: { readonly items: string; readonly query?: ReportQuery } | 'days';
  /** Metrics columns that only the summary needs. */
  readonly summaryFields?: readonly string[];
  /** Preference that stores the visible columns. */
  readonly columnsPreference?: ColumnsPreference;
  /** Whether rows contain category ids. */
  readonly needsCategories?: boolean;
  readonly search?: ReportSearch;
  readonly compare?: ReportComparison;
  getTitle(query: Query): string;
  getColumns(context: CellContext): readonly Column[];
  /** Returns one cell per column, in the same order. Rows are as the server sent them: parse them tolerantly. */
  getRow(row: ReportRow, context: CellContext): Row;
  /** @param total number of rows on all pages */
  getSummary(totals: ReportTotals, total: number, context: ReportContext): readonly ReportSummaryItem[];
}

export interface ReportSummaryItem extends SummaryItem {
  /** The report's column; without one, the value can't be explained. */
  readonly column?: string | undefined;
}

/** Search field above the table: the chosen items filter the report. */
export interface ReportSearch {
  readonly label: string;
  /** Placeholder if it searches more than names. */
  readonly placeholder?: string;
  /** What it searches: `products`, `customers`, `coupons` … */
  readonly resource: string;
  /** Query parameter for the ids: `products`. */
  readonly param: string;
  /** Label of the option for all matches of a text; `{{query /}}` is replaced by the text. */
  readonly allLabel: string;
  /** Whether the server searches the text itself. Otherwise the ids found go into the address. */
  readonly isOfServer?: boolean;
}

/** Rows can be selected and compared. */
export interface ReportComparison {
  /** Button label: `Compare`. */
  readonly label: string;
  /** Value of `filter` for the comparison: `compare-products`. */
  readonly filter: string;
  readonly param: string;
  /** `undefined` for rows that can't be compared. */
  getId(row: ReportRow): number | undefined;
  /** Name of a row, for its checkbox. */
  getLabel(row: ReportRow): string;
}

/** The store's formats and the address's query, for summaries and everything around the table. */
export interface ReportContext extends CellContext {
  readonly query: Query;
  /**
   * Only the formats. Keeps its identity while page, sort order or chart change, so that rows aren't rendered again.
   */
  readonly cells: CellContext;
}

/** Formatters for columns and cells. */
export interface CellContext {
  /** In the report's currency, which extensions can change; empty for anything but a number. */
  money(value: unknown): string;
  number(value: unknown): string;
  /**
   * Formats a value for a chart axis that extends to `greatest`: abbreviated if that is large. Empty for impossible
   * values, such as half an order.
   */
  tick(value: number, greatest: number, type: ReportChart['type']): string;
  /** @param value 12.5 is formatted as `12.5%` */
  percent(value: unknown): string;
  /** Formats a time in the store's time zone (`2026-11-20 10:00:00`) in the store's date format; empty if invalid. */
  date(text: string): string;
  dateAndTime(text: string): string;
  /** Returns the address of a dashboard page, keeping period and comparison. */
  pageUrl(path: string, query: Query): string;
  /** Returns a category's name; empty until it is loaded, and for deleted categories. */
  categoryName(id: number): string;
  /** WooCommerce's page for editing an order. */
  orderUrl(id: number): string;
  /** Page for editing a product with its variations. */
  productUrl(id: number): string;
}
