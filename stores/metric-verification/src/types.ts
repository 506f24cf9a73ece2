import type { ReportQuery, ReportRow } from '@admin/store-reports';

/** Which dates decide where an order falls, in the reports on revenue and orders. */
export type DateType = 'date_created' | 'date_paid' | 'date_completed';

/** How the reports count refunds. */
export interface RefundRule {
  /**
   * Returns include tax and shipping, and a refund that leaves nothing of its order takes all of it; see
   * `usesNewFullRefundData`.
   */
  readonly hasFullRefunds: boolean;
  /** Averages per order leave refunds out, since WooCommerce 10.2. */
  readonly hasAveragesBeforeRefunds: boolean;
}

/** What was sold in one line of an order, or given back in one line of a refund. */
export interface Good {
  readonly product: number;
  /** 0 is none. */
  readonly variation: number;
  /** Negative in refunds, as amounts are. */
  readonly pieces: number;
  readonly total: number;
}

/**
 * An order, or a refund of one, as the orders themselves tell it. Amounts are whole millionths, so that sums are exact;
 * those of refunds are negative. Dates are what the shop's clocks showed: `2026-11-20T10:00:00`.
 */
export interface Entry {
  readonly id: number;
  /** The order that a refund belongs to, else 0. */
  readonly parentId: number;
  /** What the owner knows the order by. */
  readonly number: string;
  /** The order's. */
  readonly status: string;
  readonly currency: string;
  readonly createdAt: string;
  /** `null` until it happened; of refunds the day of the refund. */
  readonly paidAt: string | null;
  readonly completedAt: string | null;
  /** Tells buyers apart. */
  readonly buyer: string;
  readonly total: number;
  /** Whether the host has marked it as the refund that leaves nothing of its order. */
  readonly isFull?: boolean;
  /** Without tax and shipping, where that is not what is left of the total. */
  readonly net?: number;
  /** Pieces in the reports on revenue and orders, where these are not those of its goods. */
  readonly items?: number;
  readonly taxes: number;
  readonly shipping: number;
  /** Taken off by coupons, without tax. */
  readonly discount: number;
  readonly goods: readonly Good[];
  readonly coupons: readonly { readonly code: string; readonly amount: number }[];
  readonly rates: readonly { readonly id: number; readonly onGoods: number; readonly onShipping: number }[];
}

/** An order or a refund as the reports have counted it. */
export interface CountedRow {
  readonly id: number;
  readonly parentId: number;
  readonly number: string;
  readonly status: string;
  /** By the date that reports follow. */
  readonly date: string;
  readonly createdAt: string;
  readonly items: number;
  /** Whole millionths. */
  readonly net: number;
  /** Whole millionths; `undefined` where the host does not tell. */
  readonly total: number | undefined;
}

/** Which orders are read, and how many at most. */
export interface OrderRecordsQuery {
  /** The first and the last moment of a period in the store's time zone: `2026-11-01T00:00:00`. */
  readonly after: string;
  readonly before: string;
  /** So many orders are read by themselves; more are only counted. */
  readonly most: number;
}

/** What a period's metrics are counted from. */
export interface OrderRecords {
  /** All that may count: more than the period has, in any status. */
  readonly entries: readonly Entry[];
  /** What the reports have counted in the period; `undefined` where that could not be read. */
  readonly rows: readonly CountedRow[] | undefined;
  /** How many orders there are, where they are more than should be read; `entries` is empty then. */
  readonly tooMany: number | undefined;
}

/** Which rows a metric is counted from that is not made of orders, and how many at most. */
export interface ReportListQuery {
  /** The report that lists them: `customers`. */
  readonly report: string;
  readonly query: ReportQuery;
  readonly most: number;
}

/** The rows of a report. */
export interface List {
  readonly rows: readonly ReportRow[];
  /** How many rows there are, where they are more than should be read; `rows` is empty then. */
  readonly tooMany: number | undefined;
}
