import { __ } from '@wordpress/i18n';

const HOUR = 3_600_000; // milliseconds

interface SnoozeChoice {
  label: string;
  /** Returns when an alert that is snoozed now is shown again. */
  until: (now: Date) => Date;
}

export const getSnoozeChoices = (): SnoozeChoice[] => [
  { label: __('In three hours', 'store-admin'), until: (now) => new Date(now.getTime() + 3 * HOUR) },
  { label: __('Tomorrow', 'store-admin'), until: inDays(1) },
  { label: __('In a week', 'store-admin'), until: inDays(7) },
  { label: __('In 30 days', 'store-admin'), until: inDays(30) },
];

/** At the same time of day, even if the clocks change in between. */
const inDays = (days: number) => (now: Date) => {
  const until = new Date(now);
  until.setDate(until.getDate() + days);
  return until;
};
