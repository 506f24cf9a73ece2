import moment, { type MomentInput } from 'moment';
import { formatDate } from '@admin/format';
import { getHost } from '@admin/host';
import { VisuallyHidden } from '@admin/ui';

/** Formats a date as it is given: text without a time zone, as in the REST API, is in the store's time already. */
export function formatGiven(date: MomentInput, format: string): string {
  const asUtc = moment(date).utc(true).toDate();
  return formatDate(asUtc, format, { timeZone: 'UTC', locale: getHost().settings.locale.userLocale });
}

/** A formatted date in a `time` element. */
export function DateText(props: {
  date: MomentInput;
  machineFormat?: string;
  visibleFormat?: string;
  screenReaderFormat?: string;
}) {
  const { dateFormat } = getHost().settings;
  const { date, machineFormat = 'Y-m-d H:i:s', visibleFormat = dateFormat, screenReaderFormat } = props;
  const text = formatGiven(date, visibleFormat);
  return (
    <time dateTime={formatGiven(date, machineFormat)}>
      {screenReaderFormat === undefined ? (
        text
      ) : (
        <>
          <span aria-hidden="true">{text}</span>
          <VisuallyHidden>{formatGiven(date, screenReaderFormat)}</VisuallyHidden>
        </>
      )}
    </time>
  );
}
