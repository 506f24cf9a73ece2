import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { DateText } from './date-text';

export interface TimelineItem {
  readonly date: Date | string;
  readonly headline: ReactNode;
  readonly body?: readonly ReactNode[];
  readonly icon?: ReactNode;
}

/** Lists events, the latest first. */
export function Timeline({
  items,
  orderBy = 'desc',
}: {
  items: readonly TimelineItem[];
  orderBy?: 'asc' | 'desc';
}) {
  const time = ({ date }: TimelineItem) => new Date(date).getTime();
  const sorted = items.toSorted((a, b) => (orderBy === 'asc' ? time(a) - time(b) : time(b) - time(a)));
  if (sorted.length === 0)
    return <p className="sa-extension-muted">{__('No data to display', 'store-admin')}</p>;
  return (
    <ol className="sa-extension-list">
      {sorted.map((item, index) => (
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
          <DateText date={item.date} visibleFormat="g:i a" />
        </li>
      ))}
    </ol>
  );
}
