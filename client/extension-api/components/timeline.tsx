import moment from 'moment';
import { useId, type ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { getHost } from '@admin/host';
import { DateText, formatGiven } from './date-text';

export interface TimelineItem {
  readonly date: Date | string;
  readonly headline: ReactNode;
  readonly body?: readonly ReactNode[];
  readonly icon?: ReactNode;
  readonly hideTimestamp?: boolean;
}

export interface TimelineProps {
  readonly items?: readonly TimelineItem[];
  readonly groupBy?: 'day' | 'week' | 'month';
  readonly orderBy?: 'asc' | 'desc';
  /** A PHP format, for the headings of the groups. */
  readonly dateFormat?: string;
  /** A PHP format, for the time of an event. */
  readonly clockFormat?: string;
}

/** Lists events by day, week or month, the latest first. */
export function Timeline(props: TimelineProps) {
  const { items = [], groupBy = 'day', orderBy = 'desc', clockFormat = 'g:ia' } = props;
  const { dateFormat = getHost().settings.dateFormat } = props;
  if (items.length === 0)
    return <p className="sa-extension-muted">{__('No data to display', 'store-admin')}</p>;
  const time = ({ date }: TimelineItem) => moment(date).valueOf();
  const sorted = items.toSorted((a, b) => (orderBy === 'asc' ? time(a) - time(b) : time(b) - time(a)));
  const startOf = ({ date }: TimelineItem) => moment(date).startOf(groupBy).valueOf();
  const starts = [...new Set(sorted.map(startOf))];
  return (
    <div className="sa-extension-stack">
      {starts.map((start) => {
        const group = sorted.filter((item) => startOf(item) === start);
        const title = formatGiven(group[0]?.date, dateFormat);
        return <Group key={start} title={title} items={group} clockFormat={clockFormat} />;
      })}
    </div>
  );
}

interface GroupProps {
  title: string;
  items: readonly TimelineItem[];
  clockFormat: string;
}

function Group({ title, items, clockFormat }: GroupProps) {
  const id = useId();
  return (
    <section>
      <h3 id={id}>{title}</h3>
      <ol className="sa-extension-list" aria-labelledby={id}>
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- items of extensions have no keys
          <li key={index} className="sa-extension-list__item sa-extension-row">
            {item.icon}
            <div className="sa-extension-list__main">
              {item.headline}
              {item.body?.map((line, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- lines of extensions have no keys
                <div key={place} className="sa-extension-muted">
                  {line}
                </div>
              ))}
            </div>
            {!item.hideTimestamp && <DateText date={item.date} visibleFormat={clockFormat} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
