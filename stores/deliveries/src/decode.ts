import { isRecord, toAddress, toList, toRecord } from '@admin/http';
import type { Delivery, DeliveryOptions, Frequency, Mail, MailPreview, Send, SendState } from './types';

const FREQUENCIES: readonly Frequency[] = ['daily', 'weekly', 'monthly'];
const SEND_STATES: readonly SendState[] = [
  'waiting',
  'sending',
  'sent',
  'partly',
  'kept',
  'failed',
  'interrupted',
];
const MAIL_STATES: readonly Mail['state'][] = ['waiting', 'sending', 'sent', 'kept', 'failed'];

export const toDeliveries = (payload: unknown): Delivery[] => toList(payload).map(toDelivery);
export const toSends = (payload: unknown): Send[] => toList(payload).map(toSend);

export function toDelivery(payload: unknown): Delivery {
  const record = toRecord(payload);
  const content = isRecord(record['content']) ? record['content'] : {};
  return {
    id: toId(record['id']),
    name: toText(record['name']),
    owner: toText(record['owner']),
    title: toText(content['title']),
    recipients: toList(record['recipients'] ?? []).map((recipient) => {
      const { address, has_ended: hasEnded } = toRecord(recipient);
      return { address: toText(address), hasEnded: hasEnded === true };
    }),
    frequency: oneOf(FREQUENCIES, record['frequency'], 'daily'),
    weekday: Number(record['weekday']) || 0,
    monthDay: Number(record['month_day']) || 1,
    time: toText(record['time']),
    isPaused: record['is_paused'] === true,
    nextAt: toMoment(record['next_at_gmt']),
    lastSend: isRecord(record['last_send']) ? toSend(record['last_send']) : null,
    hasUnreadFailure: record['has_unread_failure'] === true,
    hasFixedDates: isRecord(content['period']) && content['period']['name'] === 'custom',
  };
}

export function toSend(payload: unknown): Send {
  const { id, due_at_gmt: due, cause, state, reason, mails } = toRecord(payload);
  return {
    id: toId(id),
    dueAt: toMoment(due) ?? 0,
    wasAskedFor: cause === 'person',
    state: oneOf(SEND_STATES, state, 'failed'),
    reason: toText(reason),
    mails: toList(mails ?? []).map((mail) => {
      const { address, state: mailState, reason: why } = toRecord(mail);
      return {
        address: toText(address),
        state: oneOf(MAIL_STATES, mailState, 'failed'),
        reason: toText(why),
      };
    }),
  };
}

export function toMailPreview(payload: unknown): MailPreview {
  const { subject, text } = toRecord(payload);
  return { subject: toText(subject), text: toText(text) };
}

export function toOptions(payload: unknown): DeliveryOptions {
  const record = toRecord(payload);
  return {
    people: toList(record['people'] ?? []).map((person) => {
      const { name, address } = toRecord(person);
      return { name: toText(name), address: toText(address) };
    }),
    mayChooseAnyone: record['may_choose_anyone'] === true,
    ownAddress: toText(record['own_address']),
    mostRecipients: Number(record['most_recipients']) || 1,
    outboxUrl: toAddress(record['outbox_url']) ?? '',
  };
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

function toId(value: unknown): number {
  if (typeof value !== 'number') throw new TypeError('A delivery or a send has a number.');
  return value;
}

const oneOf = <Word extends string>(words: readonly Word[], value: unknown, otherwise: Word): Word =>
  words.find((word) => word === value) ?? otherwise;

/** `2026-11-20T08:00:00` at Greenwich, as milliseconds since 1970. */
function toMoment(value: unknown): number | null {
  const moment = typeof value === 'string' ? Date.parse(`${value.replace(' ', 'T')}Z`) : Number.NaN;
  return Number.isNaN(moment) ? null : moment;
}
