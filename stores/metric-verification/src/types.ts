import type { ReportQuery, ReportRow } from '@admin/store-reports';

/** The date that decides in which period an order counts, in the revenue and orders reports. */
export type DateType = 'date_created' | 'date_paid' | 'date_completed';

/** How the reports count refunds. */
export interface RefundRule {
  /**
   * Returns include tax and shipping, and a refund that completes an order's refund counts the whole order; see
   * `usesNewFullRefundData`.
   */
  readonly hasFullRefunds: boolean;
  /** Averages per order exclude refunds, since WooCommerce 10.2. */
  readonly hasAveragesBeforeRefunds: boolean;
}

/** One line of an order, or of a refund. */
export interface LineItem {
  readonly product: number;
  /** 0 is none. */
  readonly variation: number;
  /** Negative in refunds, as amounts are. */
  readonly quantity: number;
  readonly total: number;
}

/**
 * An order or a refund, as returned by the orders API. Amounts are whole millionths, so that sums are exact; those of
 * refunds are negative. Dates are in the store's time zone: `2026-11-20T10:00:00`.
 */
export interface Entry {
  readonly id: number;
  /** The order of a refund; 0 for orders. */
  readonly parentId: number;
  /** The order number that users see. */
  readonly number: string;
  /** Status of the order. */
  readonly status: string;
  readonly currency: string;
  readonly createdAt: string;
  /** `null` until paid; for refunds the date of the refund. */
  readonly paidAt: string | null;
  readonly completedAt: string | null;
  /** Identifies the customer. */
  readonly customer: string;
  readonly total: number;
  /** Whether the host has marked it as the refund that completes the order's refund. */
  readonly isFull?: boolean;
  /** Amount without tax and shipping, if it is not the remainder of the total. */
  readonly net?: number;
  /** Number of items in the revenue and orders reports, if it differs from the line items. */
  readonly items?: number;
  readonly taxes: number;
  readonly shipping: number;
  readonly lineItems: readonly LineItem[];
  /** With their discounts, without tax. */
  readonly coupons: readonly { readonly code: string; readonly amount: number }[];
  readonly rates: readonly { readonly id: number; readonly itemTax: number; readonly shippingTax: number }[];
}

/** An order or a refund as counted by the reports. */
export interface CountedRow {
  readonly id: number;
  readonly parentId: number;
  readonly number: string;
  readonly status: string;
  /** By the reports' date type. */
  readonly date: string;
  readonly createdAt: string;
  readonly items: number;
  /** Whole millionths. */
  readonly net: number;
  /** Whole millionths; `undefined` if the host does not send it. */
  readonly total: number | undefined;
}

/** Which orders to read, and how many at most. */
export interface OrderRecordsQuery {
  /** Start and end of a period in the store's time zone: `2026-11-01T00:00:00`. */
  readonly after: string;
  readonly before: string;
  /** Above this number, orders are only counted and not read. */
  readonly limit: number;
}

/** The records from which a period's metrics are calculated. */
export interface OrderRecords {
  /** All records that may count: more than those in the period, in any status. */
  readonly entries: readonly Entry[];
  /** The rows that the reports have counted in the period; `undefined` if they could not be read. */
  readonly rows: readonly CountedRow[] | undefined;
  /** The number of orders if there are too many to read; `entries` is empty then. */
  readonly tooMany: number | undefined;
}

/** Which report rows to read, and how many at most. */
export interface ReportListQuery {
  /** The report with the rows: `customers`. */
  readonly report: string;
  readonly query: ReportQuery;
  readonly limit: number;
}

/** The rows of a report. */
export interface ReportList {
  readonly rows: readonly ReportRow[];
  /** The number of rows if there are too many to read; `rows` is empty then. */
  readonly tooMany: number | undefined;
}
