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
     * What became of one time: in progress, sent to all, to some, kept in the outbox of a store that sends no mail,
     * failed, or left in the middle by a server that stopped.
     */
    state: oneOf(['waiting', 'sending', 'sent', 'partly', 'kept', 'failed', 'interrupted'], 'failed'),
    reason: text,
    mails: listOrEmpty(MailSchema),
  }),
  v.transform(({ due_at_gmt, cause, ...send }) => ({
    ...send,
    /** Milliseconds since 1970. */
    dueAt: due_at_gmt,
    /** Whether somebody asked for it, in addition to its times. */
    wasAskedFor: cause === 'person',
  })),
);

export const DeliverySchema = v.pipe(
  camelCaseObject({
    id: v.number(),
    name: text,
    /** What the person is called who set it up, and whose permissions count. */
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
    /** Whether a scheduled mail was not sent, and nobody has read why. */
    has_unread_failure: flag,
  }),
  v.transform(({ content, monthDay, nextAtGmt, ...delivery }) => ({
    ...delivery,
    title: content?.title ?? '',
    monthDay: monthDay || 1,
    /** Milliseconds since 1970; `null` while it is paused. */
    nextAt: nextAtGmt,
    /** Whether its period is certain days, so that the same ones are sent each time. */
    hasFixedDates: content?.period?.name === 'custom',
  })),
);

export const MailPreviewSchema = phpObject({ subject: text, text });

export const DeliveryOptionsSchema = v.pipe(
  camelCaseObject({
    /** Own users, as suggestions. */
    people: listOrEmpty(phpObject({ name: text, address: text })),
    /** Whether others than oneself may be chosen. */
    may_choose_anyone: flag,
    own_address: text,
    most_recipients: numericOrZero,
    /** Where a store without a server of mail shows what it would have sent; empty where it sends. */
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
