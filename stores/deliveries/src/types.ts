import type * as v from 'valibot';
import type { DeliveryOptionsSchema, DeliverySchema, MailPreviewSchema, SendSchema } from './schemas';

/** How often a delivery goes out. */
export type Frequency = Delivery['frequency'];

/** Parameters of a report, as they travel to the API. */
export type ReportParameters = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/**
 * What a delivery holds: what the screen of a report asks for its figures and its table, and under which words it shows
 * them. The server finds the dates again each time.
 */
export interface DeliveryContent {
  readonly title: string;
  /** Of the report on the dashboard, `/analytics/orders`, and what the view says of it. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Figures come from `/wc-analytics/reports/{stats}/stats`. */
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

/** What a person decides. */
export interface DeliveryChoices {
  readonly name: string;
  readonly content: DeliveryContent;
  readonly frequency: Frequency;
  /** 0 is Sunday; of weekly ones. */
  readonly weekday: number;
  /** 1 to 31; of monthly ones. */
  readonly monthDay: number;
  /** In the store's time zone: `08:30`. */
  readonly time: string;
  /** E-mail addresses. */
  readonly recipients: readonly string[];
}

export type Delivery = v.InferOutput<typeof DeliverySchema>;

/** Which mail is looked at before it is sent. */
export interface MailQuery {
  /** Of the delivery; a new one has none. */
  readonly id: number | undefined;
  readonly name: string;
  /** What is sent; a delivery that keeps what it sends goes without. */
  readonly content: DeliveryContent | undefined;
}

/** A mail as it would be sent now. */
export type MailPreview = v.InferOutput<typeof MailPreviewSchema>;

export type Send = v.InferOutput<typeof SendSchema>;

export type SendState = Send['state'];

export type Mail = Send['mails'][number];

/** What the store offers whoever sets up deliveries. */
export type DeliveryOptions = v.InferOutput<typeof DeliveryOptionsSchema>;
