import { formatDate } from '@admin/format';
import { getHost } from '@admin/host';

/** A formatted date in a `time` element. */
export function DateText(props: {
  date: string | globalThis.Date;
  visibleFormat?: string;
  screenReaderFormat?: string;
}) {
  const { dateFormat, timeZone, locale } = getHost().settings;
  const moment = new globalThis.Date(props.date);
  const write = (format: string) => formatDate(moment, format, { timeZone, locale: locale.userLocale });
  return <time dateTime={write('c')}>{write(props.visibleFormat ?? dateFormat)}</time>;
}
