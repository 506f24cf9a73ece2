import type { ComponentType } from 'react';
import type { AdvancedFiltersConfig, FilterConfig } from '@admin/filters';
import type { Query } from '@admin/navigation';
import type { Figures, ReportQuery, ReportRow } from '@admin/store-reports';
import type { Column, Row, SummaryItem } from '@admin/table';
import type { ColumnsPreference } from './table/use-hidden-columns';

/** A report as data. The frame (`ReportScreen`) makes a screen of it. */
export interface ReportDefinition extends ReportContent {
  /** The last part of its address, `revenue`; hooks of extensions are named after it. */
  readonly report: string;
  readonly title: string;
  /** What is counted is what there is, not what happened: no dates, no comparison, no chart. */
  readonly isTimeless?: boolean;
}

/** Which endpoints a report asks, what it renders and what its table holds. */
export interface ReportContent {
  /** Where the metrics come from: `/wc-analytics/reports/{stats}/stats`. */
  readonly stats: string;
  /** Is above the metrics. */
  readonly Notice?: ComponentType;
  /** The metrics above the chart, the first one chosen unless the address names another. */
  readonly charts: readonly ReportChart[];
  /** Drop-downs of the filter bar; the single item and comparison views among them. */
  readonly filters?: readonly FilterConfig[];
  /** Filters that can be combined; shown by the drop-down's option `advanced`. */
  readonly advancedFilters?: AdvancedFiltersConfig;
  /** Names of the filters by which extensions change charts and filters. */
  readonly hooks: ReportHooks;
  /** What the endpoint divides metrics by in the comparison view: `product`. */
  readonly segmentBy?: string;
  /** What it divides them by where a single item is shown: a category into its products. */
  getParts?(query: Query, isVariable: boolean): string | undefined;
  /**
   * The table that belongs to an address: single item views may have one of another report.
   * @param isVariable whether the product of `getSingleProduct` has variations
   */
  getTable(query: Query, isVariable: boolean): ReportTable;
  /** The product whose type decides about the table, where an address shows a single one. */
  getSingleProduct?(query: Query): string | undefined;
}

export interface ReportHooks {
  readonly charts?: string;
  readonly filters?: string;
  readonly advancedFilters?: string;
}

/** A metric: a tile of the summary, and a chart to choose. Extensions add their own of this shape. */
export interface ReportChart {
  /** The column of the endpoint, in `totals` and in the intervals' `subtotals`. */
  readonly key: string;
  readonly label: string;
  readonly type: 'number' | 'currency' | 'average';
  /** Order of the table when the metric is chosen. */
  readonly order?: 'asc' | 'desc';
  readonly orderby?: string;
  /** Less is better. */
  readonly isReverseTrend?: boolean;
  readonly labelTooltipText?: string;
}

export interface ReportTable {
  /** What extensions know the table by: `endpoint` of `woocommerce_admin_report_table`. */
  readonly endpoint: string;
  /** Where the rows come from: pages of an endpoint, or the report's own metrics by day, whatever the chart's interval. */
  readonly source: { readonly items: string; readonly query?: ReportQuery } | 'days';
  /** Columns of the metrics that only the summary needs. */
  readonly summaryFields?: readonly string[];
  /** Where the choice of columns is kept. */
  readonly columnsPreference?: ColumnsPreference;
  /** Rows name categories by their ids. */
  readonly needsCategories?: boolean;
  readonly search?: ReportSearch;
  readonly compare?: ReportComparison;
  getTitle(query: Query): string;
  getColumns(context: CellContext): readonly Column[];
  /** One cell a column, in the same order. Rows come as the server sent them: read them tolerantly. */
  getRow(row: ReportRow, context: CellContext): Row;
  /** @param total rows on all pages together */
  getSummary(totals: Figures, total: number, context: ReportContext): readonly ReportSummaryItem[];
}

export interface ReportSummaryItem extends SummaryItem {
  /** The column of the report that it is; without one it cannot be explained. */
  readonly column?: string | undefined;
}

/** A search above the table: chosen items narrow the report. */
export interface ReportSearch {
  readonly label: string;
  /** What it looks at, where that is more than names. */
  readonly placeholder?: string;
  /** What is searched for: `products`, `customers`, `coupons` … */
  readonly resource: string;
  /** The parameter that takes the ids: `products`. */
  readonly param: string;
  /** The choice of everything that a text finds; `{{query /}}` stands for the text. */
  readonly allLabel: string;
  /** The server looks for the text itself. Otherwise the address is narrowed to the ids that are found. */
  readonly isOfServer?: boolean;
}

/** Rows can be ticked and compared with each other. */
export interface ReportComparison {
  /** Button: `Compare`. */
  readonly label: string;
  /** The value of `filter` that shows the comparison: `compare-products`. */
  readonly filter: string;
  readonly param: string;
  /** `undefined` for rows that cannot be compared. */
  getId(row: ReportRow): number | undefined;
  /** What a row is called, for its checkbox. */
  getLabel(row: ReportRow): string;
}

/** The shop's formats, and what the address says, for summaries and what is around the table. */
export interface ReportContext extends CellContext {
  readonly query: Query;
  /** The formats alone. They stay the same while another page, order or chart is chosen, and rows with them. */
  readonly cells: CellContext;
}

/** What columns and cells are written with. */
export interface CellContext {
  /** In the currency of the report, which extensions may change; empty for what is no number. */
  money(value: unknown): string;
  number(value: unknown): string;
  /**
   * A metric on the axis of a chart, which goes as far from zero as `greatest`: short where that is far. Empty for what
   * the metric cannot be, such as half an order.
   */
  tick(value: number, greatest: number, type: ReportChart['type']): string;
  /** @param value 12.5 is written `12.5%` */
  percent(value: unknown): string;
  /** A moment in the store's time zone (`2026-11-20 10:00:00`) by the shop's date format; empty for what is none. */
  date(text: string): string;
  dateAndTime(text: string): string;
  /** The address of a page of the dashboard, with period and comparison kept. */
  pageUrl(path: string, query: Query): string;
  /** What a category is called; empty while that is not known, and for those that were deleted. */
  categoryName(id: number): string;
  /** The host's page that edits an order. */
  orderUrl(id: number): string;
  /** Where a product is edited, with its variations. */
  productUrl(id: number): string;
}
