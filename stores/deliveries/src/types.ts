import type * as v from 'valibot';
import type { DeliveryOptionsSchema, DeliverySchema, MailPreviewSchema, SendSchema } from './schemas';

/** How often a delivery goes out. */
export type Frequency = Delivery['frequency'];

/** Parameters of a report, as sent to the API. */
export type ReportParameters = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/**
 * What a delivery contains: the queries of the report's metrics and table, and their labels. The server resolves the
 * dates again for each email.
 */
export interface DeliveryContent {
  readonly title: string;
  /** Path of the report in the dashboard, `/analytics/orders`, with the view's query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Metrics come from `/wc-analytics/reports/{stats}/stats`. */
  readonly stats: string;
  readonly filters: ReportParameters;
  readonly figures: readonly { key: string; label: string; type: 'number' | 'currency' | 'average' }[];
  /** `null` for reports without dates. */
  readonly period: {
    readonly name: string;
    readonly compare: string;
    readonly after?: string;
    readonly before?: string;
  } | null;
  /** Rows come from `/wc-analytics/reports/{report}`. */
  readonly report: string;
  readonly table: ReportParameters;
  readonly columns: readonly { key: string; label: string }[];
}

/** The settings that the user chooses. */
export interface DeliveryChoices {
  readonly name: string;
  readonly content: DeliveryContent;
  readonly frequency: Frequency;
  /** 0 is Sunday; for weekly deliveries. */
  readonly weekday: number;
  /** 1 to 31; for monthly deliveries. */
  readonly monthDay: number;
  /** In the store's time zone: `08:30`. */
  readonly time: string;
  /** Email addresses. */
  readonly recipients: readonly string[];
}

export type Delivery = v.InferOutput<typeof DeliverySchema>;

/** Which email to preview. */
export interface MailQuery {
  /** Id of the delivery; missing for a new one. */
  readonly id: number | undefined;
  readonly name: string;
  /** New content; omitted when the delivery keeps its content. */
  readonly content: DeliveryContent | undefined;
}

/** An email as it would be sent now. */
export type MailPreview = v.InferOutput<typeof MailPreviewSchema>;

export type Send = v.InferOutput<typeof SendSchema>;

export type SendState = Send['state'];

export type Mail = Send['mails'][number];

/** What the store offers users who set up deliveries. */
export type DeliveryOptions = v.InferOutput<typeof DeliveryOptionsSchema>;
