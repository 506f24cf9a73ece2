import { __, _n, sprintf } from '@wordpress/i18n';
import { formatDate } from '@admin/format';
import { getHost } from '@admin/host';
import {
  hasFailed,
  isUnderWay,
  type Delivery,
  type Frequency,
  type Mail,
  type Send,
} from '@admin/store-deliveries';

/** A Sunday. */
const SUNDAY = Date.UTC(2026, 10, 22, 12);
const DAY = 24 * 60 * 60 * 1000;

/** @param day 0 is Sunday */
export const getWeekdayName = (day: number): string =>
  formatDate(new Date(SUNDAY + day * DAY), 'l', {
    timeZone: '+00:00',
    locale: getHost().settings.locale.userLocale,
  });

/** In the store's time zone. */
function formatMoment(moment: number): string {
  const { timeFormat, settings } = getHost();
  const { dateFormat, timeZone, locale } = settings;
  return formatDate(new Date(moment), `${dateFormat}, ${timeFormat}`, {
    timeZone,
    locale: locale.userLocale,
  });
}

/** @param time `08:00` */
function formatTime(time: string): string {
  const { timeFormat, settings } = getHost();
  const moment = new Date(`2026-11-22T${time}Z`);
  return formatDate(moment, timeFormat, { timeZone: '+00:00', locale: settings.locale.userLocale });
}

export const listFrequencies = (): { value: Frequency; label: string }[] => [
  { value: 'daily', label: __('Every day', 'store-admin') },
  { value: 'weekly', label: __('Every week', 'store-admin') },
  { value: 'monthly', label: __('Every month', 'store-admin') },
];

/** When a delivery is sent: `Every Monday at 08:00`. */
export function describeSchedule({ frequency, weekday, monthDay, ...delivery }: Delivery): string {
  const time = formatTime(delivery.time);
  switch (frequency) {
    case 'daily':
      return sprintf(
        /* translators: %s: time of day */
        __('Every day at %s', 'store-admin'),
        time,
      );
    case 'weekly':
      return sprintf(
        /* translators: 1: day of the week, 2: time of day */
        __('Every %1$s at %2$s', 'store-admin'),
        getWeekdayName(weekday),
        time,
      );
    case 'monthly':
      return sprintf(
        /* translators: 1: day of the month as a number, 2: time of day */
        __('Every month on day %1$d at %2$s', 'store-admin'),
        monthDay,
        time,
      );
  }
}

/** When it is sent next, or why it is not. */
export function describeNext(delivery: Delivery): string {
  const { isPaused, nextAt } = delivery;
  if (isPaused || nextAt === null) return __('Paused', 'store-admin');
  if (countReaders(delivery) === 0) return __('Add a recipient to send this report', 'store-admin');
  return sprintf(
    /* translators: %s: date and time */
    __('Next: %s', 'store-admin'),
    formatMoment(nextAt),
  );
}

const countReaders = ({ recipients }: Delivery): number =>
  recipients.filter(({ hasEnded }) => !hasEnded).length;

export function describeRecipients(delivery: Delivery): string {
  const left = countReaders(delivery);
  return left === 0
    ? __('all recipients have unsubscribed', 'store-admin')
    : sprintf(
        /* translators: %d: number of people */
        _n('%d recipient', '%d recipients', left, 'store-admin'),
        left,
      );
}

/** Describes the result of one send. */
export function describeSend({ state, dueAt }: Send): string {
  const when = formatMoment(dueAt);
  switch (state) {
    case 'waiting':
    case 'sending':
      return __('Sending…', 'store-admin');
    case 'sent':
      return sprintf(
        /* translators: %s: date and time */
        __('Sent on %s', 'store-admin'),
        when,
      );
    case 'kept':
      return sprintf(
        /* translators: %s: date and time */
        __('Saved to the outbox on %s', 'store-admin'),
        when,
      );
    case 'partly':
      return sprintf(
        /* translators: %s: date and time */
        __('Not sent to all recipients on %s', 'store-admin'),
        when,
      );
    case 'failed':
      return sprintf(
        /* translators: %s: date and time */
        __('Not sent on %s', 'store-admin'),
        when,
      );
    case 'interrupted':
      return sprintf(
        /* translators: %s: date and time */
        __('Interrupted on %s', 'store-admin'),
        when,
      );
  }
}

export function describeMail({ state }: Mail): string {
  switch (state) {
    case 'waiting':
    case 'sending':
      return __('sending', 'store-admin');
    case 'sent':
      return __('sent', 'store-admin');
    case 'kept':
      return __('in the outbox', 'store-admin');
    case 'failed':
      return __('not sent', 'store-admin');
  }
}

/** The reason of a failure, if known. */
export const getFailureReason = ({ reason, mails }: Send): string =>
  mails.find((mail) => mail.reason !== '')?.reason ?? reason;

/** Describes the result of a manual send. */
export function formatOutcome(name: string, send: Send): string {
  if (hasFailed(send)) return `${describeSend(send)}: ${getFailureReason(send)}`;
  return sprintf(
    isUnderWay(send)
      ? /* translators: %s: name of a delivery */
        __('Sending “%s”', 'store-admin')
      : send.state === 'kept'
        ? /* translators: %s: name of a delivery */
          __('“%s” is in the outbox', 'store-admin')
        : /* translators: %s: name of a delivery */
          __('“%s” sent', 'store-admin'),
    name,
  );
}
