/** How often a delivery goes out. */
export type Frequency = 'daily' | 'weekly' | 'monthly';

/** Parameters of a report, as they travel to the API. */
export type ReportParameters = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/**
 * What a delivery holds: what the screen of a report asks for its figures and its table, and under which words it shows
 * them. The server finds the dates anew each time.
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
  /** On the shop's clocks: `08:30`. */
  readonly time: string;
  /** E-mail addresses. */
  readonly recipients: readonly string[];
}

export interface Delivery extends Omit<DeliveryChoices, 'recipients' | 'content'> {
  readonly id: number;
  /** What the person is called who set it up, and whose permissions count. */
  readonly owner: string;
  readonly title: string;
  readonly recipients: readonly { readonly address: string; readonly hasEnded: boolean }[];
  readonly isPaused: boolean;
  /** Milliseconds since 1970; `null` while it is paused. */
  readonly nextAt: number | null;
  readonly lastSend: Send | null;
  /** Whether a scheduled mail was not sent, and nobody has read why. */
  readonly hasUnreadFailure: boolean;
  /** Whether its period is certain days, so that the same ones are sent each time. */
  readonly hasFixedDates: boolean;
}

/** Which mail is looked at before it is sent. */
export interface MailQuestion {
  /** Of the delivery; a new one has none. */
  readonly id: number | undefined;
  readonly name: string;
  /** What is sent; a delivery that keeps what it sends goes without. */
  readonly content: DeliveryContent | undefined;
}

/** A mail as it would be sent now. */
export interface MailPreview {
  readonly subject: string;
  readonly text: string;
}

/**
 * What became of one time: on its way, sent to all, to some, kept in the outbox of a store that sends no mail, failed, or
 * left in the middle by a server that stopped.
 */
export type SendState = 'waiting' | 'sending' | 'sent' | 'partly' | 'kept' | 'failed' | 'interrupted';

export interface Mail {
  readonly address: string;
  readonly state: 'waiting' | 'sending' | 'sent' | 'kept' | 'failed';
  /** Why it failed; empty otherwise. */
  readonly reason: string;
}

export interface Send {
  readonly id: number;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
  /** Whether somebody asked for it, besides its times. */
  readonly wasAskedFor: boolean;
  readonly state: SendState;
  readonly reason: string;
  readonly mails: readonly Mail[];
}

/** What the store offers whoever sets up deliveries. */
export interface DeliveryOptions {
  /** Own users, as suggestions. */
  readonly people: readonly { readonly name: string; readonly address: string }[];
  /** Whether others than oneself may be chosen. */
  readonly mayChooseAnyone: boolean;
  readonly ownAddress: string;
  readonly mostRecipients: number;
  /** Where a store without a server of mail shows what it would have sent; empty where it sends. */
  readonly outboxUrl: string;
}
