import { __, sprintf } from '@wordpress/i18n';
import type { StoreDays } from '@admin/format';
import { TextField } from '@admin/ui';
import { toFieldProps, useTextDraft } from '../../controls';
import { useProductField } from '../../form';

interface DayFieldProps {
  member: 'date_on_sale_from_gmt' | 'date_on_sale_to_gmt';
  label: string;
  days: StoreDays;
  /** Converts the selected day to a time. */
  toMoment: (day: string) => string | null;
  /** Usual local time of this field; a different one was set elsewhere and is shown. */
  usualTime: string;
  emptyHelp: string;
}

/** A day in the store's time zone, saved as a time. */
export function DayField({ member, label, days, toMoment, usualTime, emptyHelp }: DayFieldProps) {
  const field = useProductField(member);
  const typed = useTextDraft(field.value, field.onChange, {
    read: (day) => toMoment(day),
    write: (moment) => days.dayOf(moment),
  });
  const time = days.timeOf(field.value);
  return (
    <TextField
      {...toFieldProps(member, field)}
      {...typed}
      type="date"
      label={label}
      help={time === '' ? emptyHelp : formatTimeNote(time, usualTime)}
    />
  );
}

const formatTimeNote = (time: string, usual: string): string | undefined =>
  time === usual
    ? undefined
    : // translators: %s: a time of day, such as 09:30
      sprintf(__('At %s', 'store-admin'), time.slice(0, 5));
