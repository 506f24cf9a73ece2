import { useRef, useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Icon } from '@admin/ui';
import { focusHeading } from '../heading';
import { describeMessages, useHostNotices, type NoticeCount } from './use-host-notices';
import './collapsed-notices.css';

const LIST = 'woocommerce-layout__notice-list';

/**
 * Plugin notices behind a single line with their count. The line uses the space above the content that every page has,
 * so that late notices don't shift the layout.
 * @param props.areLate whether even the first notices came after the page, so that they are announced
 */
export function CollapsedNotices({ arrivedLate }: { arrivedLate: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const count = useHostNotices(list, arrivedLate, (left) =>
    left > 0 ? line.current?.focus() : focusHeading(),
  );
  const hasAny = count.all > 0;
  return (
    <section
      className="sa-host-notices"
      aria-label={__('Messages from plugins', 'store-admin')}
      hidden={!hasAny}
    >
      {hasAny && (
        <button
          ref={line}
          type="button"
          className="sa-host-notices__line"
          aria-expanded={isOpen}
          aria-controls={LIST}
          onClick={() => setOpen(!isOpen)}
        >
          <CountLabel count={count} />
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
        </button>
      )}
      <div ref={list} id={LIST} className={LIST} hidden={!isOpen} />
    </section>
  );
}

function CountLabel({ count: { all, errors } }: { count: NoticeCount }) {
  return (
    <>
      <span className="sa-host-notices__content">{describeMessages(all)}</span>
      {errors > 0 && (
        <span className="sa-host-notices__errors">
          <Icon name="error" size={16} />
          {sprintf(
            /* translators: %d: number of messages that tell of an error */
            _n('%d error', '%d errors', errors, 'store-admin'),
            errors,
          )}
        </span>
      )}
    </>
  );
}
