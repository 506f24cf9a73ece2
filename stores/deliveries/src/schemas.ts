import {
  camelCaseObject,
  flag,
  listOrEmpty,
  numericOrZero,
  oneOf,
  optional,
  phpObject,
  text,
  tolerantList,
  url,
  utcTimeOrNull,
  utcTimeOrZero,
} from '@admin/schemas';
import * as v from 'valibot';

const MailSchema = phpObject({
  address: text,
  state: oneOf(['waiting', 'sending', 'sent', 'kept', 'failed'], 'failed'),
  /** Why it failed; empty otherwise. */
  reason: text,
});

export const SendSchema = v.pipe(
  phpObject({
    id: v.number(),
    due_at_gmt: utcTimeOrZero,
    cause: text,
    /**
     * State of one send: in progress, sent to all or some recipients, kept in the outbox of a store that sends no mail,
     * failed, or interrupted because the server stopped.
     */
    state: oneOf(['waiting', 'sending', 'sent', 'partly', 'kept', 'failed', 'interrupted'], 'failed'),
    reason: text,
    mails: listOrEmpty(MailSchema),
  }),
  v.transform(({ due_at_gmt, cause, ...send }) => ({
    ...send,
    /** Milliseconds since 1970. */
    dueAt: due_at_gmt,
    /** Whether a user requested it, in addition to its schedule. */
    isManual: cause === 'person',
  })),
);

export const DeliverySchema = v.pipe(
  camelCaseObject({
    id: v.number(),
    name: text,
    /** Name of the user who set it up, and whose permissions apply. */
    owner: text,
    content: optional(phpObject({ title: text, period: optional(phpObject({ name: text })) })),
    recipients: listOrEmpty(camelCaseObject({ address: text, has_ended: flag })),
    frequency: oneOf(['daily', 'weekly', 'monthly'], 'daily'),
    weekday: numericOrZero,
    month_day: numericOrZero,
    time: text,
    is_paused: flag,
    next_at_gmt: utcTimeOrNull,
    last_send: v.fallback(v.nullable(SendSchema), null),
    /** Whether a scheduled email was not sent and the reason has not been read. */
    has_unread_failure: flag,
  }),
  v.transform(({ content, monthDay, nextAtGmt, ...delivery }) => ({
    ...delivery,
    title: content?.title ?? '',
    monthDay: monthDay || 1,
    /** Milliseconds since 1970; `null` while it is paused. */
    nextAt: nextAtGmt,
    /** Whether its period is a fixed range, so each email covers the same dates. */
    hasFixedDates: content?.period?.name === 'custom',
  })),
);

export const MailPreviewSchema = phpObject({ subject: text, text });

export const DeliveryOptionsSchema = v.pipe(
  camelCaseObject({
    /** The store's users, as suggestions. */
    people: listOrEmpty(phpObject({ name: text, address: text })),
    /** Whether the user may choose recipients other than themselves. */
    may_choose_anyone: flag,
    own_address: text,
    most_recipients: numericOrZero,
    /** Where a store without a mail server shows what it would have sent; empty where it sends. */
    outbox_url: url,
  }),
  v.transform((options) => ({ ...options, mostRecipients: options.mostRecipients || 1 })),
);

export const parseDelivery = v.parser(DeliverySchema);
export const parseDeliveries = v.parser(tolerantList(DeliverySchema));
export const parseSend = v.parser(SendSchema);
export const parseSends = v.parser(tolerantList(SendSchema));
export const parseMailPreview = v.parser(MailPreviewSchema);
export const parseOptions = v.parser(DeliveryOptionsSchema);
